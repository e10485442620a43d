import { applicationsRegister } from "./application-register.js";
import { areasRegister } from "./areas.js";
import { chargesRegister } from "./charges.js";
import { schedulesRegister } from "./schedules.js";
import { conclusionsRegister } from "./conclusions.js";
import { distributionsRegister } from "./distributions.js";
import { complaintsRegister, objectionsRegister } from "./objections.js";
import { usersRegister } from "./users.js";
import { keptQuery, type ViewRegister } from "./views.js";
import { visitDaysRegister } from "./visit-days.js";
import { visitsRegister } from "./visit-register.js";

const registers = {
  applications: applicationsRegister,
  areas: areasRegister,
  schedules: schedulesRegister,
  conclusions: conclusionsRegister,
  objections: objectionsRegister,
  complaints: complaintsRegister,
  charges: chargesRegister,
  distributions: distributionsRegister,
  users: usersRegister,
  visits: visitsRegister,
  visitDays: visitDaysRegister,
} as const satisfies Record<ViewRegister, object>;

/** What a view of a register keeps of its URL, see `keptQuery`; a screen knows its own register, and needs not all of them. */
export function viewQuery(register: ViewRegister, given: URLSearchParams | string): string {
  return keptQuery(Object.keys(registers[register].asked), given);
}
