import type { Diagram, Step } from "./diagram.js";
import { graphOf } from "./graph.js";

/** An organisation as far as a diagram cares. */
export interface Organisation {
  readonly id: string;
  /** The kind that a step may name instead of one organisation. */
  readonly kind: string;
  /** SOATO code of its territory: `17` the republic, 4 digits a region, 7 a district. */
  readonly territory: string;
  readonly active: boolean;
}

/** The place of the application under discussion. */
export interface Place {
  /** SOATO code of the application's district, 7 digits. */
  readonly district: string;
}

/** Who answers at each step: organisation ids by step id, sorted. */
export type Resolution = Readonly<Record<string, readonly string[]>>;

/** Why a discussion cannot start here: a step has nobody, or too few, to answer. */
export interface ResolveRefusal {
  readonly code: "step-without-concluder" | "organisation-unavailable" | "too-few-organisations";
  readonly stepId: string;
  readonly district: string;
  /** How many different organisations the step's relation asks for, and how many there are. */
  readonly wanted: number;
  readonly found: number;
  /** The kind asked for, where the step names a kind. */
  readonly organisationKind?: string;
  /** The organisation asked for, where the step names one. */
  readonly organisationId?: string;
}

/** Organisations for every step, or every step that lacks them. */
export type ResolveResult =
  | { readonly ok: true; readonly resolution: Resolution }
  | { readonly ok: false; readonly refusals: readonly ResolveRefusal[] };

const levels: ReadonlySet<number> = new Set([2, 4, 7]);

/** Whether a territory contains a district, both by SOATO code. */
const contains = (territory: string, district: string): boolean =>
  levels.has(territory.length) && district.startsWith(territory);

/** How many different organisations must conclude at a step: the quantity of the relation that leaves it, at least 1. */
export function quantityOf(diagram: Diagram, stepId: string): number {
  const quantities =
    graphOf(diagram)
      .get(stepId)
      ?.outgoing.map(({ quantity }) => quantity) ?? [];
  return Math.max(1, ...quantities.filter((quantity) => quantity > 1));
}

/**
 * Finds the organisations that each step asks, once, when a discussion starts: the named one, or all active ones of
 * the kind at the lowest territory level that contains the application's district. Refused where fewer exist than the
 * quantity asks for. Total: any input gives an answer.
 */
export function resolve(diagram: Diagram, organisations: readonly Organisation[], place: Place): ResolveResult {
  const active = organisations.filter((organisation) => organisation.active);
  const refusals: ResolveRefusal[] = [];
  const found = diagram.steps.map((step) => {
    const ids = concluding(step, active, place);
    const wanted = quantityOf(diagram, step.id);
    if (!step.concluder || ids.length < wanted) refusals.push(refusal(step, place, wanted, ids.length));
    return [step.id, ids] as const;
  });
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, resolution: Object.fromEntries(found) };
}

function concluding({ concluder }: Step, active: readonly Organisation[], { district }: Place): string[] {
  if (!concluder) return [];
  if (concluder.kind === "organisation") {
    return active.some(({ id }) => id === concluder.organisationId) ? [concluder.organisationId] : [];
  }
  const here = active.filter(
    ({ kind, territory }) => kind === concluder.organisationKind && contains(territory, district),
  );
  const lowest = here.reduce((level, { territory }) => Math.max(level, territory.length), 0);
  const ids = new Set(here.filter(({ territory }) => territory.length === lowest).map(({ id }) => id));
  return [...ids].toSorted();
}

function refusal({ id, concluder }: Step, { district }: Place, wanted: number, found: number): ResolveRefusal {
  const common = { stepId: id, district, wanted, found };
  if (!concluder) return { code: "step-without-concluder", ...common };
  return concluder.kind === "kind"
    ? { code: "too-few-organisations", ...common, organisationKind: concluder.organisationKind }
    : {
        code: found === 0 ? "organisation-unavailable" : "too-few-organisations",
        ...common,
        organisationId: concluder.organisationId,
      };
}
