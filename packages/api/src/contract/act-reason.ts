import { text } from "./values.js";

/** Why a person acts all the same, as the header `act-reason` says it: a sentence, and not a key pressed. */
export const actReason = text(1000, 3);
