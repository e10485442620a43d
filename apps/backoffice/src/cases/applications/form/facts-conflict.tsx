import { OutlineSketch } from "@yer/area-picker";
import type { Application } from "@yer/api/contract/applications";
import type { Facts } from "@yer/api/contract/facts";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { type ConflictField, sameValue, useDates } from "@yer/ui";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useText } from "../../../base/language/use-text.js";
import { buildingInWords } from "../page/building-in-words.js";
import { labelOf } from "./fields.js";
import type { FactsValues } from "./facts-values.js";

/** Facts in which two versions can differ, by JSON pointer; the place never does. */
const compared = [
  "/occupier",
  "/address",
  "/legalBasis",
  "/cadastreNumber",
  "/landCategory",
  "/purpose",
  "/occupiedSince",
  "/sizes/total",
  "/sizes/built",
  "/sizes/documented",
  "/sizes/excess",
  "/outline",
  "/buildings",
  "/fileIds",
  "/payment/discount",
  "/payment/discountFileId",
  "/payment/marketValue",
  "/payment/marketValueFileId",
] as const;
type Compared = (typeof compared)[number];

/** The value at a pointer of at most two steps. */
function at(facts: Facts, pointer: string): unknown {
  return pointer
    .slice(1)
    .split("/")
    .reduce<unknown>(
      (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
      facts,
    );
}

/** Facts made of what was decided for each field over `theirs`. */
export function mergedFacts(theirs: Facts, decided: Readonly<Record<string, unknown>>): Facts {
  const merged = structuredClone(theirs);
  for (const [pointer, value] of Object.entries(decided)) {
    const [first = "", second] = pointer.slice(1).split("/");
    if (second === undefined) Reflect.set(merged, first, value);
    else Reflect.set(Reflect.get(merged, first) as object, second, value);
  }
  return merged;
}

/** What a conflict is about: what both began with (unknown for an old draft), what I wrote, what stands now. */
export interface FactsConflict {
  readonly base: Facts | null;
  readonly mine: Facts;
  readonly theirs: Application;
  /** The form's values, for the names of files. */
  readonly values: FactsValues;
}

/** The fields of a conflict for `ConflictDialog`, with labels and values as people read them. */
export function useConflictFields(conflict: FactsConflict | undefined): ConflictField[] {
  const text = useText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  if (!conflict) return [];
  const { base, mine, theirs, values } = conflict;

  const names = new Map(
    [
      ...theirs.facts.files,
      ...values.fileIds,
      ...values.payment.discountFileId,
      ...values.payment.marketValueFileId,
    ].map(({ id, name }) => [id, name]),
  );
  const fileName = (id: string): string => names.get(id) ?? text("form.file.other");

  function occupier(value: Facts["occupier"]): ReactNode {
    if (!value) return text("facts.empty");
    const parts =
      value.kind === "person"
        ? [value.name, value.pinfl, value.passport, value.birthDate ? dates.day(value.birthDate) : null]
        : [value.name, value.stir];
    return parts.filter((part) => part !== null && part !== "").join(", ");
  }

  function list(items: readonly string[]): ReactNode {
    if (items.length === 0) return text("facts.empty");
    return (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }

  function show(pointer: Compared, facts: Facts): ReactNode {
    switch (pointer) {
      case "/occupier":
        return occupier(facts.occupier);
      case "/legalBasis":
        return `${facts.legalBasis}. ${text(`legalBasis.${facts.legalBasis}`)}`;
      case "/landCategory":
        return facts.landCategory ? text(`landCategory.${facts.landCategory}`) : text("facts.empty");
      case "/purpose":
        return facts.purpose ? text(`purpose.${facts.purpose}`) : text("facts.empty");
      case "/outline":
        return facts.outline ? (
          <OutlineSketch outline={facts.outline} describe={(outline) => text("facts.outline.points", outline)} />
        ) : (
          text("facts.empty")
        );
      case "/buildings":
        return list(
          facts.buildings.map((building) =>
            buildingInWords(building, { text, number: (value) => intl.formatNumber(value) }),
          ),
        );
      case "/fileIds":
        return list(facts.fileIds.map(fileName));
      case "/payment/discount":
        return text(`discount.${facts.payment.discount}`);
      case "/payment/marketValue":
        return facts.payment.marketValue === null
          ? text("facts.empty")
          : formatMoney(facts.payment.marketValue, locale);
      case "/payment/discountFileId":
      case "/payment/marketValueFileId": {
        const id = at(facts, pointer);
        return typeof id === "string" ? fileName(id) : text("facts.empty");
      }
      case "/occupiedSince":
        return facts.occupiedSince ?? text("facts.empty");
      default: {
        const value = at(facts, pointer);
        return typeof value === "number"
          ? intl.formatNumber(value)
          : typeof value === "string"
            ? value
            : text("facts.empty");
      }
    }
  }

  return compared.map((pointer): ConflictField => {
    const sides = [mine, theirs.facts, ...(base ? [base] : [])];
    return {
      name: pointer,
      label: text(labelOf(pointer)),
      // Without what both began with, nobody can say who changed it: a person decides every difference.
      base: base ? at(base, pointer) : undefined,
      mine: at(mine, pointer),
      theirs: at(theirs.facts, pointer),
      show: (value) => {
        const side = sides.find((facts) => sameValue(at(facts, pointer), value));
        return side ? show(pointer, side) : text("facts.empty");
      },
    };
  });
}
