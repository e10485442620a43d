import { actsOnRecord } from "../../platform/http/act-on-record.js";
import { readApplication } from "./read.js";

/**
 * One transaction: the act, then the application as it stands after it. `guarded`: a conflict says how the application
 * stands now.
 */
export const { act, guarded } = actsOnRecord(readApplication);
