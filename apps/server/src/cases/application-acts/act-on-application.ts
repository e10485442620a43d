import { actsOnRecord } from "../../platform/http/act-on-record.js";
import { readApplication } from "./read.js";

/** One transaction: the act, then the file as it stands after it. `guarded`: a conflict says how the file stands now. */
export const { act, guarded } = actsOnRecord(readApplication);
