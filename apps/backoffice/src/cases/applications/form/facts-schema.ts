import { faultCodeIn } from "@yer/api/contract/faults";
import { type OutlineFault, readOutline } from "@yer/area-picker/model";
import { type Facts, facts } from "@yer/api/contract/facts";
import { faultsOf } from "@yer/api/contract/faults";
import { factsOfPinfl, inTashkent, regionOfCadastreNumber } from "@yer/api/formats";
import { sayFault } from "@yer/api/messages/sentences";
import type { IssueMessage } from "@yer/ui";
import * as z from "zod/mini";
import type { useText } from "../../../base/language/use-text.js";
import { fieldOf, labelOf, type TextId } from "./fields.js";
import { factsValues, type FactsValues, uncheckedFacts } from "./facts-values.js";

type Params = Readonly<Record<string, string | number | boolean>>;

/** One wrong field: the code of its sentence, by the contract or, for outlines, by `@yer/area-picker`. */
interface FieldFault {
  readonly field: string;
  readonly code: string;
  readonly params?: Params | undefined;
}

const outlinePrefix = "outline:";

/** The check of outlines is the form's slowest, and most keystrokes are elsewhere: the last text's is kept. */
function createOutlineCheck(): (text: string) => OutlineFault | undefined {
  let last: { text: string; fault: OutlineFault | undefined } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, fault: text.trim() === "" ? undefined : readOutline(text).fault };
    return last.fault;
  };
}

/** What the schema of the facts cannot say: the service says it too, after sending. */
function ownFaults(values: FactsValues, outlineFault: OutlineFault | undefined): FieldFault[] {
  const found: FieldFault[] = [];
  if (values.legalBasis === null) found.push({ field: "legalBasis", code: "required" });
  const { district, neighborhood } = values.neighborhoodId;
  if (district === null || neighborhood === null) found.push({ field: "neighborhoodId", code: "neighborhood" });
  const region = regionOfCadastreNumber(values.cadastreNumber);
  if (region !== undefined && district !== null && region !== district.slice(0, 4)) {
    found.push({ field: "cadastreNumber", code: "cadastre-region" });
  }
  const { kind, pinfl, birthDate } = values.occupier;
  const born = kind === "person" ? factsOfPinfl(pinfl)?.birthDate : undefined;
  if (born !== undefined && birthDate !== null && birthDate !== born) {
    found.push({ field: "occupier.birthDate", code: "birth-date-differs" });
  }
  const { year } = inTashkent(new Date());
  if (values.occupiedSince !== null && values.occupiedSince > year) {
    found.push({ field: "occupiedSince", code: "too-big", params: { most: year } });
  }
  if (outlineFault !== undefined) found.push({ field: "outline", code: outlinePrefix + outlineFault });
  return found;
}

/** Checks the form's values by the contract's own schema and makes the facts of them. One for each form on a screen. */
export function createFactsSchema() {
  const outlineFaultOf = createOutlineCheck();
  return z.pipe(
    factsValues,
    z.transform((values, ctx): Facts => {
      const own = ownFaults(values, outlineFaultOf(values.outline));
      const checked = facts.safeParse(uncheckedFacts(values));
      const general = checked.success
        ? []
        : faultsOf("body", checked.error.issues).map(({ pointer, code, params }): FieldFault => ({
            field: fieldOf(pointer),
            code,
            params,
          }));
      const seen = new Set<string>();
      for (const { field, code, params } of [...own, ...general]) {
        if (seen.has(field)) continue;
        seen.add(field);
        ctx.issues.push({ code: "custom", message: code, params: params ?? {}, path: field.split("."), input: values });
      }
      return checked.success && seen.size === 0 ? checked.data : z.NEVER;
    }),
  );
}

const buildingLabels: Readonly<Record<string, TextId>> = {
  name: "form.building.name",
  yearBuilt: "form.building.year",
  area: "word.areaInSquareMetres",
  floors: "form.building.floors",
};

function labelOfField(path: readonly string[]): TextId {
  const [first, , part = ""] = path;
  return first === "buildings" ? (buildingLabels[part] ?? "facts.buildings") : labelOf(`/${path.join("/")}`);
}

/** Faults whose sentence names no field: alone in the summary of errors they would say nothing. */
const nameless = new Set([
  "required",
  "type",
  "too-small",
  "too-big",
  "too-short",
  "too-long",
  "not-multiple-of",
  "format",
  "choice",
  "invalid",
  "day",
]);

/** Says what {@link createFactsSchema} found, in the person's language. */
export function factsMessage(text: ReturnType<typeof useText>): IssueMessage {
  return (issue) => {
    const code = issue.message;
    if (code.startsWith(outlinePrefix)) {
      return text(`form.outline.${code.slice(outlinePrefix.length) as OutlineFault}`);
    }
    const said = sayFault(text, {
      code: faultCodeIn(code),
      params: "params" in issue ? (issue.params as Params) : undefined,
    });
    if (!nameless.has(code)) return said;
    return text("word.fieldFault", { field: text(labelOfField(issue.path.map(String))), fault: said });
  };
}
