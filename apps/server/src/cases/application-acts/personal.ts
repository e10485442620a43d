import type { applicationRegister } from "@yer/api/contract/application-register";
import type { Application } from "@yer/api/contract/applications";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import { checkPinfl, checkStir, parsePassport, parsePhone, parsePinfl, parseStir } from "@yer/api/formats";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { readApplicationRecord } from "../applications/application.js";
import { readApplication } from "./read.js";
import { registerPage, registerTotal } from "../applications/register.js";

/** The application with persons' numbers in full; leaves an access row in the same transaction. @throws {Problem} */
export async function readPersonally(transaction: Transaction, acting: ActingPerson, id: string): Promise<Application> {
  const view = await readApplication(transaction, acting, id, true);
  const { row } = await readApplicationRecord(transaction, id);
  await transaction
    .insertInto("personal_readings")
    .values({
      home_region: row.home_region,
      id: uuidv7(),
      application_id: id,
      user_id: acting.actor.impersonation?.byId ?? acting.actor.id,
      at: acting.now,
    })
    .execute();
  return view;
}

/** The register by a PINFL, STIR, passport or an objector's phone; anything else finds nothing. */
export async function searchPersonal(
  db: Db,
  actor: Actor,
  now: Date,
  { personal, status }: BodyOf<typeof applicationRegister.search>,
): Promise<ReplyOf<typeof applicationRegister.search>> {
  const soonDays = (await readSettings(db)).value("soon.days", now);
  const asked = { ...(status === undefined ? {} : { status }), narrowed: applicationsHolding(personal) };
  const rows = await registerPage(
    db,
    actor,
    asked,
    { sort: "-createdAt", after: undefined, limit: pageSizes.most },
    { now, soonDays },
  );
  const total = await registerTotal(db, actor, asked, now, false);
  // Nobody has more applications than a page holds; should a legal person have, the register's own filters narrow it.
  return { items: rows.map(({ row }) => row), ...total, next: null };
}

/** Applications whose occupier has a number. */
function occupiedBy(column: "pinfl" | "stir" | "passport", value: string) {
  return sql<boolean>`exists (
    select from application_occupiers as o
    where o.home_region = a.home_region and o.application_id = a.id and o.${sql.ref(column)} = ${value})`;
}

/** Applications `a` whose occupier has a PINFL, STIR or passport, or that somebody with a phone objected to. */
export function applicationsHolding(text: string) {
  const pinfl = parsePinfl(text);
  if (checkPinfl(pinfl) === undefined) return occupiedBy("pinfl", pinfl);
  const stir = parseStir(text);
  if (checkStir(stir) === undefined) return occupiedBy("stir", stir);
  const phone = parsePhone(text);
  if (/^\+998\d{9}$/.test(phone)) {
    return sql<boolean>`exists (
      select from objections as o
      where o.home_region = a.home_region and o.application_id = a.id and o.objector_phone = ${phone})`;
  }
  return occupiedBy("passport", parsePassport(text));
}
