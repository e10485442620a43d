import { faultCodeIn } from "@yer/api/contract/faults";
import { type OutlineFault, readOutline } from "@yer/area-picker/model";
import { type Facts, facts } from "@yer/api/contract/facts";
import { faultsOf } from "@yer/api/contract/faults";
import { factsOfPinfl, inTashkent, regionOfCadastreNumber } from "@yer/api/formats";
import { sayFault } from "@yer/api/messages/sentences";
import type { IssueMessage } from "@yer/ui";
import * as z from "zod/mini";
import type { useText } from "../../../base/language/use-text.js";
import { fieldOf, labelOf } from "./fields.js";
import { factsValues, type FactsValues, type UncheckedFacts, uncheckedFacts } from "./facts-values.js";

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

/** What a form's values come to: the facts they say, and what is wrong with them, one fault a field. */
export interface CheckedFacts {
  readonly unchecked: UncheckedFacts;
  /** The facts, where nothing is wrong. */
  readonly facts: Facts | undefined;
  readonly faults: readonly FieldFault[];
}

/** Checks a form's values by the contract's own schema, and by what it cannot say. One for each form on a screen. */
export function createFactsCheck(): (values: FactsValues) => CheckedFacts {
  const outlineFaultOf = createOutlineCheck();
  return (values) => {
    const unchecked = uncheckedFacts(values);
    const checked = facts.safeParse(unchecked);
    const general = checked.success
      ? []
      : faultsOf("body", checked.error.issues).map(({ pointer, code, params }): FieldFault => ({
          field: fieldOf(pointer),
          code,
          params,
        }));
    const faults = new Map<string, FieldFault>();
    for (const fault of [...ownFaults(values, outlineFaultOf(values.outline)), ...general]) {
      if (!faults.has(fault.field)) faults.set(fault.field, fault);
    }
    return {
      unchecked,
      facts: checked.success && faults.size === 0 ? checked.data : undefined,
      faults: [...faults.values()],
    };
  };
}

/** The schema of a form: its values in, the facts made of them out. */
export function createFactsSchema() {
  const check = createFactsCheck();
  return z.pipe(
    factsValues,
    z.transform((values, ctx): Facts => {
      const checked = check(values);
      for (const { field, code, params } of checked.faults) {
        ctx.issues.push({ code: "custom", message: code, params: params ?? {}, path: field.split("."), input: values });
      }
      return checked.facts ?? z.NEVER;
    }),
  );
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
    return text("word.fieldFault", { field: text(labelOf(`/${issue.path.map(String).join("/")}`)), fault: said });
  };
}
