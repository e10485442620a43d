import { faultCodeIn } from "@yer/api/contract/faults";
import type { PlaceLevel } from "@yer/api/contract/places";
import { type NewPlace, newPlace, type PlaceRecord } from "@yer/api/contract/places-register";
import { sayFault } from "@yer/api/messages/sentences";
import type { IssueMessage } from "@yer/ui";
import * as z from "zod/mini";
import type { usePlacesText } from "./places-texts.js";

/** A place as its form holds it: everything as it is typed. */
export interface PlaceValues {
  readonly code: string;
  readonly name: { readonly uz_UZ: string; readonly uz_Cyrl: string; readonly ru_RU: string; readonly en_US: string };
  readonly parent: string | null;
  readonly type: string | null;
  readonly cadastreCode: string;
  readonly bhmMultiple: number | null;
}

/** An empty form of a level; `parent` where the register is narrowed to one. */
export function blankPlace(level: PlaceLevel, parent: string | null = null): PlaceValues {
  return {
    code: "",
    name: { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" },
    parent,
    type: level === "district" ? "tuman" : null,
    cadastreCode: "",
    bhmMultiple: level === "district" ? 1 : null,
  };
}

/** A place's form as it stands. */
export function valuesOf(place: PlaceRecord): PlaceValues {
  return {
    code: place.code,
    name: place.name,
    parent: place.path.at(-1)?.code ?? null,
    type: place.type,
    cadastreCode: place.cadastreCode ?? "",
    bhmMultiple: place.bhmMultiple,
  };
}

const digits = { region: 4, district: 7, neighborhood: 8 } as const satisfies Record<PlaceLevel, number>;

/** The contract's own schema over what the form holds, and what only a level asks. */
export function createPlaceSchema(level: PlaceLevel) {
  return z.pipe(
    z.transform((given: unknown): unknown => {
      const values = given as PlaceValues;
      return { ...values, code: values.code.trim(), cadastreCode: values.cadastreCode.trim() || null };
    }),
    newPlace.check(
      z.check((ctx) => {
        const place: NewPlace = ctx.value;
        const wrong = (path: string, message: string): void => {
          ctx.issues.push({ code: "custom", path: [path], message, input: place });
        };
        if (place.code.length !== digits[level]) wrong("code", "place");
        if (level !== "region" && place.parent === null) wrong("parent", "required");
        if (level === "district" && place.parent !== null && !place.code.startsWith(place.parent)) {
          wrong("code", "place-elsewhere");
        }
        if (level !== "neighborhood" && place.cadastreCode?.length !== (level === "region" ? 2 : 5)) {
          wrong("cadastreCode", place.cadastreCode === null ? "required" : "cadastre-pair");
        }
        if (level === "district" && place.bhmMultiple === null) wrong("bhmMultiple", "required");
      }),
    ),
  );
}

/** Says what {@link createPlaceSchema} found. */
export function placeMessage(text: ReturnType<typeof usePlacesText>): IssueMessage {
  return (issue) => sayFault(text, { code: faultCodeIn(issue.message) });
}
