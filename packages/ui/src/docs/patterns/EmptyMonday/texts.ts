import { messages as en_US } from "./messages/en_US.js";
import { messages as ru_RU } from "./messages/ru_RU.js";
import { messages as uz_Cyrl } from "./messages/uz_Cyrl.js";
import { messages as uz_UZ } from "./messages/uz_UZ.js";

/** What the pattern says, in the four languages. */
export const texts = { uz_UZ, uz_Cyrl, ru_RU, en_US };
