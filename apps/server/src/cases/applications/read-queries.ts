import type { Db, Transaction } from "../../platform/database/database.js";
import type { ApplicationRecord } from "./application.js";
import { flagsOfCharge } from "./charge-flags.js";
import { overlapsOf } from "./overlaps.js";

/** What belongs to an application beside its row, for its page. */
export async function readParts(db: Db | Transaction, { row }: ApplicationRecord) {
  const place = await db
    .selectFrom("regions as r")
    .innerJoin("districts as d", (join) => join.on("d.soato", "=", row.district_soato))
    .innerJoin("neighborhoods as n", (join) => join.on("n.id", "=", row.neighborhood_id))
    .leftJoin("users as u", (join) => join.on("u.id", "=", row.assignee_id))
    .select(["r.name as region_name", "d.name as district_name", "n.name as neighborhood_name", "u.name as assignee"])
    .where("r.soato", "=", row.region_soato)
    .executeTakeFirstOrThrow();
  const requests = await db
    .selectFrom("edit_requests")
    .selectAll()
    .where("home_region", "=", row.home_region)
    .where("application_id", "=", row.id)
    .orderBy("at", "desc")
    .orderBy("id")
    .execute();
  const objections = await db
    .selectFrom("objections")
    .selectAll()
    .where("home_region", "=", row.home_region)
    .where("application_id", "=", row.id)
    .orderBy("at", "desc")
    .execute();
  const complaints = await db
    .selectFrom("complaints")
    .selectAll()
    .where("home_region", "=", row.home_region)
    .where("application_id", "=", row.id)
    .orderBy("at", "desc")
    .execute();
  const charge = await db
    .selectFrom("charges as c")
    .selectAll()
    .select(flagsOfCharge.as("flags"))
    .where("home_region", "=", row.home_region)
    .where("application_id", "=", row.id)
    .orderBy("sequence", "desc")
    .executeTakeFirst();
  const receipts = await db
    .selectFrom("receipts")
    .selectAll()
    .where("home_region", "=", row.home_region)
    .where("application_id", "=", row.id)
    .orderBy("at")
    .execute();
  const decision = await db
    .selectFrom("council_decisions")
    .select(["number", "day", "verdict"])
    .where("home_region", "=", row.home_region)
    .where("application_id", "=", row.id)
    .orderBy("at", "desc")
    .executeTakeFirst();
  return {
    place,
    requests,
    overlaps: await overlapsOf(db, row.id),
    objections,
    complaints,
    charge: charge ?? null,
    receipts,
    decision: decision ?? null,
  };
}
