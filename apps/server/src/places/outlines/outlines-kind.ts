import { asBatch } from "@yer/api/contract/batch";
import { outlineBounds, outlineFiles, type OutlineRow } from "@yer/api/contract/places-outlines";
import { Problem } from "../../platform/problem/problem.js";
import type { BatchKind, UndoneRow } from "../../registers/batches/batch-kind.js";
import { ofReason } from "../../registers/batches/of-row.js";
import { readApart } from "../../registers/batches/read-apart.js";
import { recordPlaces } from "../register/register-service.js";
import { checkOutlines } from "./check-outlines.js";
import { deriveDistricts } from "./derive-outlines.js";
import { creditOf, findingsOf, itemsOf, keepItems, putBack, putInForce } from "./outline-items.js";

/** Outlines are judged by one another, and come into force together. */
const whole = outlineBounds.mostFeatures;

/** Regions whose districts' approximate outlines depend on places. */
function regionsOf(codes: readonly string[]): string[] {
  return [
    ...new Set(codes.filter((code) => code.length === 4 || code.length === 7).map((code) => code.slice(0, 4))),
  ].toSorted();
}

/** Files of outlines: every feature is the official outline of the place that its code names. */
export const outlinesKind: BatchKind = {
  declared: asBatch(outlineFiles),
  shared: "own",
  reading: {
    throttle: "place-outline.person",
    mostBytes: () => outlineBounds.mostBytes,
    read: async (bytes) => readApart(bytes, { as: "outlines" }),
  },
  chunk: { checking: whole, applying: whole },
  guess: () => ({ code: 0 }),
  more: async (db, id) => ({ credit: await creditOf(db, id) }),
  open: async (_, __, { id, fileName, given }) => ({
    judge: async (transaction, { actor, settings, now }, rows) => {
      await keepItems(transaction, id, actor.territory ?? "-", rows);
      await checkOutlines(transaction, id, {
        gap: settings.value("outline.gap", now),
        outside: settings.value("outline.outside", now),
      });
      return (await findingsOf(transaction, id)).map(({ number, code, faults, warnings, place, squareKilometres }) => ({
        line: number,
        subject: null,
        about: code ?? "",
        faults: faults.map(ofReason),
        warnings: warnings.map(ofReason),
        said: { place, squareKilometres } satisfies Pick<OutlineRow, "place" | "squareKilometres">,
      }));
    },
    enter: async (transaction, entering, rows) => {
      const credit = typeof given["credit"] === "string" ? given["credit"] : null;
      const codes = await putInForce(transaction, id, credit);
      for (const region of regionsOf([...codes.values()])) await deriveDistricts(transaction, region);
      await recordPlaces(
        transaction,
        entering,
        [...codes.values()].map((code) => ({ code, action: "place.outlined", params: { file: fileName } })),
      );
      return rows.map(({ line }) => ({ id: codes.get(line) ?? "" }));
    },
    undo: async (transaction, entering, rows) => {
      const back = await putBack(
        transaction,
        id,
        rows.map(({ line }) => line),
      );
      const codes = (await itemsOf(transaction, id)).filter(({ number }) => back.has(number)).map(({ code }) => code);
      for (const region of regionsOf(codes)) await deriveDistricts(transaction, region);
      await recordPlaces(
        transaction,
        entering,
        codes.map((code) => ({ code, action: "place.outline-undone", params: { file: fileName } })),
      );
      // An outline that another file replaced since stays that one's.
      return rows.map(({ line }): UndoneRow =>
        back.has(line)
          ? { line, kind: "undone" }
          : { line, kind: "kept", faults: [ofReason({ code: "outline-replaced" })] },
      );
    },
    refusalOf: (_row, error) => {
      throw error instanceof Problem ? new Error(`Outlines are refused whole: ${error.code}`) : error;
    },
  }),
};
