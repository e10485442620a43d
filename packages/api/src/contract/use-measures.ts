import { measure } from "./measure.js";
import { type UserDeed, usersRegister } from "./users.js";

const days = ["didFrom", "didTo"] as const;
const code = "read_history:user";
const who = (did: UserDeed) => measure(usersRegister, { filter: { did }, days, code });

/** People who may use the system, and how many of them did what in a period: of deeds themselves there is no list. */
export const useMeasures = {
  people: measure(usersRegister, { filter: { blocked: false } }),
  blocked: measure(usersRegister, { filter: { blocked: true } }),
  /** People whose histories tell of any act in the period. */
  active: measure(usersRegister, { days, code }),
  signedIn: who("signed_in"),
  acted: who("acted"),
  exported: who("exported"),
  readPersonal: who("read_personal"),
} as const;
