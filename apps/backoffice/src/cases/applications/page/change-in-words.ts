import { outlineFacts } from "@yer/area-picker/model";
import { polygon } from "@yer/api/contract/values";
import { building } from "@yer/api/contract/facts";
import type { HistoryEntry } from "@yer/api/contract/history";
import { buildingInWords } from "./building-in-words.js";
import { labelOf, type TextId } from "../form/fields.js";

/** A change as the history holds it: JSON pointer (RFC 6901) into the facts, value before, value after. */
export type Change = HistoryEntry["changes"][number];

/**
 * How values are said; the screen gives its language's texts and formats, and the names behind the application's codes.
 */
export interface ChangeWords {
  readonly text: (id: TextId, values?: Readonly<Record<string, string | number>>) => string;
  readonly number: (value: number) => string;
  /** Says an amount in tiyin. */
  readonly money: (tiyin: number) => string;
  /** Says an ISO day. */
  readonly day: (day: string) => string;
  /** Says the last day of a term that ends at this instant. */
  readonly lastDay: (end: string) => string;
  /** Name of a place, if it is the application's. */
  readonly place: (code: string) => string | undefined;
  /** Name of an attached file, if the record still has it. */
  readonly file: (id: string) => string | undefined;
}

/** A change as a person reads it; `null` where nothing stood. */
export interface ChangeInWords {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Says a value that stood there; `undefined` for one that is not of the kind. */
type SayValue = (value: unknown, words: ChangeWords) => string | undefined;

const asText: SayValue = (value) => (typeof value === "string" ? value : undefined);
const asNumber: SayValue = (value, { number }) => (typeof value === "number" ? number(value) : undefined);
// A year takes no separator of thousands.
const asYear: SayValue = (value) => (typeof value === "number" ? String(value) : undefined);
const asMoney: SayValue = (value, { money }) => (typeof value === "number" ? money(value) : undefined);
const asDay: SayValue = (value, { day }) => (typeof value === "string" ? day(value) : undefined);
const asLastDay: SayValue = (value, { lastDay }) => (typeof value === "string" ? lastDay(value) : undefined);
const asPlace: SayValue = (value, { place }) => (typeof value === "string" ? (place(value) ?? value) : undefined);
const asFile: SayValue = (value, { file, text }) =>
  typeof value === "string" ? (file(value) ?? text("form.file.other")) : undefined;
const asLegalBasis: SayValue = (value, { text }) =>
  typeof value === "number" ? `${value}. ${text(`legalBasis.${value}` as TextId)}` : undefined;

/** A code that is said by the vocabulary's family of it. */
function asCode(family: string): SayValue {
  return (value, { text }) => (typeof value === "string" ? text(`${family}.${value}` as TextId) : undefined);
}

/** A history says of a legal person what it was called when it was written. */
const asOccupierKind: SayValue = (value, words) =>
  asCode("form.occupier")(value === "body" ? "legalPerson" : value, words);

function asList(one: SayValue): SayValue {
  return (value, words) =>
    Array.isArray(value)
      ? value
          .map((item: unknown) => one(item, words))
          .filter(Boolean)
          .join("; ")
      : undefined;
}

const asOutline: SayValue = (value, { text }) => {
  const outline = polygon.safeParse(value);
  if (!outline.success) return undefined;
  const { points, lat, lon } = outlineFacts(outline.data);
  return text("facts.outline.points", { points, lat: lat.toFixed(5), lon: lon.toFixed(5) });
};

const asBuilding: SayValue = (value, words) => {
  const known = building.safeParse(value);
  return known.success ? buildingInWords(known.data, words) : undefined;
};

/** How each fact is said, by JSON pointer; `label` where the form asks for it under another pointer or not at all. */
const facts: Readonly<Record<string, { say: SayValue; label?: TextId }>> = {
  "/legalBasis": { say: asLegalBasis },
  "/cadastreNumber": { say: asText },
  "/occupier/kind": { say: asOccupierKind, label: "form.occupier.kind" },
  "/occupier/name": { say: asText },
  "/occupier/pinfl": { say: asText },
  "/occupier/passport": { say: asText },
  "/occupier/birthDate": { say: asDay },
  "/occupier/stir": { say: asText },
  "/districtSoato": { say: asPlace, label: "facts.district" },
  "/neighborhoodId": { say: asPlace },
  "/address": { say: asText },
  "/landCategory": { say: asCode("landCategory") },
  "/purpose": { say: asCode("purpose") },
  "/sizes/total": { say: asNumber },
  "/sizes/documented": { say: asNumber },
  "/sizes/excess": { say: asNumber },
  "/sizes/built": { say: asNumber },
  "/occupiedSince": { say: asYear },
  "/outline": { say: asOutline },
  "/buildings": { say: asList(asBuilding) },
  "/fileIds": { say: asList(asFile) },
  "/payment/discount": { say: asCode("discount") },
  "/payment/discountFileId": { say: asFile },
  "/payment/marketValue": { say: asMoney },
  "/payment/marketValueFileId": { say: asFile },
  "/deadline/endsAt": { say: asLastDay, label: "history.deadline" },
  "/totalDeadline/endsAt": { say: asLastDay, label: "history.totalDeadline" },
};

/** Histories are never rewritten: a fact stands in them under the pointer of its day. */
const presentPointer = (pointer: string): string =>
  pointer.replace(/^\/ground$/, "/legalBasis").replace(/^\/areas(?=\/)/, "/sizes");

/** Says a change in the words of the application's page: the fact's label, and its values as they are shown there. */
export function changeInWords({ pointer, before, after }: Change, words: ChangeWords): ChangeInWords {
  const named = presentPointer(pointer);
  const fact = facts[named];
  const side = (value: unknown): string | null => {
    if (value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0))
      return null;
    // A history outlives the shapes of its day: a value of an older shape is named, never shown as code.
    return fact?.say(value, words) ?? words.text("history.other");
  };
  const label = fact ? words.text(fact.label ?? labelOf(named)) : words.text("history.other");
  return { label, before: side(before), after: side(after) };
}
