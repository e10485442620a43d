import type { areas } from "@yer/api/contract/areas";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { ToldByOccupier } from "@yer/api/contract/told-by-occupier";
import { maskPinfl } from "@yer/api/formats";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound } from "../../platform/problem/problem.js";
import { readAttachedFiles } from "../../platform/uploads/attached-files.js";
import { enforceOnArea, findArea, type FoundArea } from "../areas/area.js";
import { insertAreaReading, spotOf, toldOfArea } from "./queries.js";

/** What was told of an area's occupier, without who they are; null where nothing was. */
export async function toldByOccupierOf(
  db: Db | Transaction,
  area: Pick<FoundArea, "home_region" | "id">,
): Promise<ToldByOccupier | null> {
  const told = await toldOfArea(db, area);
  if (told === undefined) return null;
  const { at, name, pinfl, words, file_ids: ids } = told;
  return {
    by: pinfl === null ? "list" : "occupier",
    at: at.toISOString(),
    name: initialsOf(name),
    words,
    point: spotOf(told),
    files: await readAttachedFiles(db, ids),
  };
}

/** `Gʻaniyev Oʻtkir Olimovich` as `G. O. O.` */
function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .flatMap((part) => (part === "" ? [] : [`${part[0]?.toUpperCase() ?? ""}.`]))
    .join(" ");
}

/**
 * The name of an area's occupier in full; leaves an access row in the same transaction.
 * @throws {Problem} `not-found` where nobody told of it, or it is not seen
 */
export async function readOccupier(
  transaction: Transaction,
  { actor, now }: ActingPerson,
  id: string,
): Promise<ReplyOf<typeof areas.occupier>> {
  const area = await findArea(transaction, id);
  enforceOnArea(actor, { code: "read:area", kind: "read" }, area);
  const told = await toldOfArea(transaction, area);
  if (told === undefined) throw notFound();
  await insertAreaReading(transaction, area, { by: actor.impersonation?.byId ?? actor.id, at: now });
  return { name: told.name, pinfl: told.pinfl && maskPinfl(told.pinfl) };
}
