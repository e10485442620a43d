import type { useText } from "../../../base/language/use-text.js";

/** Id of a text the form can say. */
export type TextId = Parameters<ReturnType<typeof useText>>[0];

/** Sections of the form, in order, and the facts each asks for. */
export const formSections = [
  { id: "occupier", title: "word.occupier", facts: ["/occupier"] },
  { id: "place", title: "word.place", facts: ["/neighborhoodId", "/address"] },
  {
    id: "plot",
    title: "facts.plot",
    facts: ["/legalBasis", "/cadastreNumber", "/landCategory", "/purpose", "/sizes", "/occupiedSince"],
  },
  { id: "outline", title: "facts.outline", facts: ["/outline"] },
  { id: "buildings", title: "facts.buildings", facts: ["/buildings"] },
  { id: "files", title: "word.documents", facts: ["/fileIds"] },
  { id: "payment", title: "facts.payment", facts: ["/payment"] },
] as const satisfies readonly { id: string; title: TextId; facts: readonly string[] }[];

/** Label of a fact, by its JSON pointer. */
const labels: Readonly<Record<string, TextId>> = {
  "/legalBasis": "word.legalBasis",
  "/cadastreNumber": "word.cadastreNumber",
  "/occupier": "word.occupier",
  "/occupier/name": "facts.name",
  "/occupier/pinfl": "word.pinfl",
  "/occupier/passport": "facts.passport",
  "/occupier/birthDate": "facts.birthDate",
  "/occupier/stir": "facts.stir",
  "/neighborhoodId": "facts.neighborhood",
  "/address": "facts.address",
  "/landCategory": "facts.landCategory",
  "/purpose": "facts.purpose",
  "/sizes": "facts.area.total",
  "/sizes/total": "facts.area.total",
  "/sizes/documented": "facts.area.documented",
  "/sizes/excess": "facts.area.excess",
  "/sizes/built": "facts.area.built",
  "/occupiedSince": "facts.occupiedSince",
  "/outline": "facts.outline",
  "/buildings": "facts.buildings",
  "/fileIds": "word.documents",
  "/payment": "facts.payment",
  "/payment/discount": "word.discount",
  "/payment/discountFileId": "form.discountFile",
  "/payment/marketValue": "sum.market-value",
  "/payment/marketValueFileId": "form.marketValueFile",
};

/** Labels of what is known of a building, within its row. */
const buildingLabels: Readonly<Record<string, TextId>> = {
  name: "form.building.name",
  yearBuilt: "form.building.year",
  area: "word.areaInSquareMetres",
  floors: "form.building.floors",
};

/** Text id of a fact's label. @throws TypeError for a pointer that is no fact's */
export function labelOf(pointer: string): TextId {
  const ofBuilding = /^\/buildings\/\d+\/(\w+)$/.exec(pointer)?.[1];
  const label = ofBuilding === undefined ? labels[pointer] : buildingLabels[ofBuilding];
  if (!label) throw new TypeError(`No label for the fact ${pointer}. Add it to the labels of the form's fields.`);
  return label;
}

/** Name of the form's field that a JSON pointer into the facts belongs to. */
export function fieldOf(pointer: string): string {
  if (pointer === "/occupier") return "occupier.name";
  if (pointer === "/districtSoato" || pointer.startsWith("/neighborhoodId")) return "neighborhoodId";
  for (const whole of ["/outline", "/fileIds"]) if (pointer.startsWith(whole)) return whole.slice(1);
  return pointer.slice(1).replaceAll("/", ".");
}

/** Number from 1 of the building that a pointer leads into; none of another fact. */
export function buildingOf(pointer: string): number | undefined {
  const row = /^\/buildings\/(\d+)\//.exec(pointer)?.[1];
  return row === undefined ? undefined : Number(row) + 1;
}

/** Whether a pointer is a fact or lies in it. */
export function isUnder(pointer: string, fact: string): boolean {
  return pointer === fact || pointer.startsWith(`${fact}/`);
}
