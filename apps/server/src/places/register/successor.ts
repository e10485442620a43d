import type { Transaction } from "../../platform/database/database.js";
import { type PlaceActing, recordPlaces } from "./register-service.js";

/** Moves neighbourhoods to another district, and keeps it in the history of each. */
export async function moveNeighborhoods(
  transaction: Transaction,
  acting: PlaceActing,
  codes: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  if (codes.length === 0) return;
  await transaction
    .updateTable("neighborhoods")
    .set((eb) => ({ district_soato: to, version: eb("version", "+", 1) }))
    .where("id", "in", [...codes])
    .execute();
  await recordPlaces(
    transaction,
    acting,
    codes.map((code) => ({
      code,
      action: "place.moved",
      changes: [{ pointer: "/parent", before: from, after: to }],
    })),
  );
}

/** Keeps where a place went. */
export async function succeed(
  transaction: Transaction,
  { now }: PlaceActing,
  from: string,
  { to, kind }: { readonly to: readonly string[]; readonly kind: "merged" | "split" },
): Promise<void> {
  await transaction
    .insertInto("place_successions")
    .values(to.map((code) => ({ from_code: from, to_code: code, kind, at: now })))
    .execute();
}
