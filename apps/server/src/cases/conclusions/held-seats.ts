import type { Db, Transaction } from "../../platform/database/database.js";

/** A seat that a person is on, in a run that goes on. */
export interface HeldSeat {
  readonly homeRegion: string;
  readonly applicationId: string;
  readonly stepId: string;
}

const seatsWith = (db: Db | Transaction, userId: string) =>
  db
    .selectFrom("step_organisations as b")
    .innerJoin("runs as r", (join) => join.onRef("r.home_region", "=", "b.home_region").onRef("r.id", "=", "b.run_id"))
    .select(["b.home_region as homeRegion", "b.application_id as applicationId", "b.step_id as stepId"])
    .where("b.held_by", "=", userId)
    .where("b.state", "in", ["awaited", "given"])
    .where("r.state", "=", "running")
    .orderBy("b.application_id")
    .orderBy("b.step_id");

/** Seats that a person holds at a moment. */
export async function seatsOf(db: Db | Transaction, userId: string, now: Date): Promise<HeldSeat[]> {
  return await seatsWith(db, userId).where("b.held_until", ">", now).execute();
}

/** Seats that a person was the last to hold, their lease over or not: what they wrote waits there. */
export async function lastSeatsOf(db: Db | Transaction, userId: string): Promise<HeldSeat[]> {
  return await seatsWith(db, userId).execute();
}
