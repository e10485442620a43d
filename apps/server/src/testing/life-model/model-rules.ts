import type { EditRequestKind } from "@yer/api/contract/applications";
import type { EndpointCode } from "@yer/api/contract/codes";
import type { MoveKey, OrganisationKind, StatusKey } from "@yer/api/contract/statuses";
import {
  type Answer,
  type ModelApplication,
  type ModelPart,
  type ModelRun,
  type ModelWorld,
  refused,
} from "./model-application.js";
import {
  bodies,
  organisationsFor,
  type OrganisationKey,
  districts,
  planOf,
  stagesOf,
  type StaffKey,
} from "./world-plan.js";

/** The moves of staff out of each status, DOMAIN §3's table read line by line: which permission, which part. */
export const staffMoves: Readonly<Record<StatusKey, readonly (readonly [MoveKey, EndpointCode, ModelPart | null])[]>> =
  (() => {
    const back = ["return", "return:property", null] as const;
    const appeal = ["uphold_appeal", "decide:complaint", "objections"] as const;
    return {
      editing: [["submit", "submit:property", "submit"]],
      to_conclusion: [["start_discussion", "start:discussion", "submit"], back],
      in_discussion: [["give_conclusion", "give:conclusion", "conclude"], back],
      in_review: [
        ["review_announce", "review:property", "review"],
        ["review_return", "review:property", "review"],
        ["review_reject", "review:property", "review"],
        back,
      ],
      announced: [["uphold_objection", "decide:objection", "objections"], appeal, back],
      at_justice: [
        ["justice_positive", "justice:property", "justice"],
        ["justice_negative", "justice:property", "justice"],
        appeal,
        back,
      ],
      in_payment: [
        ["record_payment", "record:payment", null],
        ["agree_instalments", "agree:instalments", null],
        appeal,
        back,
      ],
      at_council: [
        ["council_for", "council:property", "council"],
        ["council_against", "council:property", "council"],
        appeal,
        back,
      ],
      rejected: [appeal],
      registered: [],
      unregistered: [],
    };
  })();

/** The part a permission is used for; opening and mending an application belong to handing it in. */
const partOf: Readonly<Partial<Record<EndpointCode, ModelPart>>> = {
  "create:property": "submit",
  "update:property": "submit",
  "submit:property": "submit",
  "start:discussion": "submit",
  "give:conclusion": "conclude",
  "review:property": "review",
  "decide:objection": "objections",
  "decide:complaint": "objections",
  "justice:property": "justice",
  "council:property": "council",
};

/** What a request for changes leaves as it was for a kind of organisation: its conclusion is then carried over. */
const untouched: Readonly<Partial<Record<OrganisationKind, readonly EditRequestKind[]>>> = {
  architecture: ["correct_occupier"],
  ecology: ["correct_occupier", "correct_address", "correct_buildings", "replace_document"],
  agriculture: ["correct_occupier", "correct_address", "correct_buildings", "replace_document"],
  emergency: ["correct_occupier", "correct_address", "replace_document"],
  water: ["correct_occupier", "correct_address", "correct_buildings", "replace_document"],
  power: ["correct_occupier", "correct_sizes", "replace_document"],
  gas: ["correct_occupier", "correct_sizes", "replace_document"],
};

/**
 * Whether a member of staff sees every application of their territory, and not only those their organisation is asked
 * about.
 */
export function seesAll(person: StaffKey): boolean {
  const { body, codes } = planOf(person);
  return (
    ["cadastre", "agency"].includes(bodies[body].kind) ||
    codes.some((code) => !["read:property", "give:conclusion", "take_over:conclusion"].includes(code))
  );
}

/** Whether a member of staff sees an application at all (DOMAIN §8, Territory). */
export function sees(person: StaffKey, application: ModelApplication): boolean {
  const { body, territory } = planOf(person);
  if (!districts[application.district].soato.startsWith(territory)) return false;
  return seesAll(person) || application.runs.some((run) => reached(application, run).has(body));
}

/** Why a person may not act on an application by a permission: the reasons that lie in them. */
export function ownReasons(person: StaffKey, code: EndpointCode, application: ModelApplication): string[] {
  const { codes, citizen } = planOf(person);
  const reasons: string[] = [];
  if (!codes.includes(code)) reasons.push("permission-missing");
  const concerned = [application.occupier, ...application.objections.map(({ by }) => by)];
  if (citizen !== undefined && concerned.includes(citizen)) reasons.push("own-file");
  const part = partOf[code];
  if (part !== undefined && application.parts.some((taken) => taken.person === person && taken.part !== part)) {
    reasons.push("duty-conflict");
  }
  return reasons;
}

/** The first of a person's reasons as the problem it becomes; `undefined` where nothing in them speaks against it. */
export function forbidden(application: ModelApplication, person: StaffKey, code: EndpointCode): Answer | undefined {
  if (!planOf(person).codes.includes(code)) return refused("permission-missing");
  if (!sees(person, application)) return refused("not-found");
  return ownReasons(person, code, application).length > 0 ? refused("duty-conflict") : undefined;
}

/** Whether nobody has decided an objection, nor its author taken it back. */
export function isOpen({ state }: ModelApplication["objections"][number]): boolean {
  return state === "new" || state === "in_review";
}

/** Objections nobody has decided. */
export function openObjections(application: ModelApplication): number {
  return application.objections.filter(isOpen).length;
}

/** Why an application may not be handed in or registered for the sake of another on its plot. */
function plotReasons(world: ModelWorld, application: ModelApplication): string[] {
  return [...world.pairs.values()].flatMap((pair) => {
    if (!pair.duplicate || !pair.applications.includes(application.id)) return [];
    const other = world.applications.find(({ id }) => id !== application.id && pair.applications.includes(id));
    if (other === undefined || other.status === "unregistered" || pair.decision === "distinct") return [];
    return [pair.decision === "same" ? "duplicate-same" : "duplicate-untriaged"];
  });
}

/** Why an application's move is closed to anyone. */
export function applicationReasons(world: ModelWorld, application: ModelApplication, move: MoveKey): string[] {
  switch (move) {
    case "submit":
      return [
        ...(application.requests.some(({ open }) => open) ? ["edit-requests-open"] : []),
        ...plotReasons(world, application),
      ];
    case "start_discussion":
      return unresolved(application) ? ["step-unresolved"] : [];
    case "review_announce":
    case "review_reject":
      return openObjections(application) > 0 ? ["objections-open"] : [];
    case "uphold_objection":
      return openObjections(application) > 0 ? [] : ["no-open-objection"];
    case "uphold_appeal":
      return application.complaints.some(({ state }) => state === "new") ? [] : ["no-open-complaint"];
    case "agree_instalments":
      return application.charge?.contract ? ["instalments-agreed"] : [];
    case "council_for":
      return plotReasons(world, application);
    default:
      return [];
  }
}

/** Whether some step of the application's diagram has fewer organisations than it awaits. */
function unresolved({ legalBasis, district }: ModelApplication): boolean {
  return (stagesOf[legalBasis] ?? [])
    .flat()
    .some(({ kind, quantity }) => organisationsFor(kind, districts[district].soato).length < quantity);
}

/** The stage that a run is at: the first whose steps do not all have their conclusions; as many as there are at the end. */
function stageOf(application: ModelApplication, run: ModelRun): number {
  const stages = stagesOf[application.legalBasis] ?? [];
  const at = stages.findIndex((stage) =>
    stage.some(({ kind, quantity }) => (run.verdicts.get(kind)?.size ?? 0) < quantity),
  );
  return at === -1 ? stages.length : at;
}

/** Whether every stage of a run has its conclusions. */
export function isOver(application: ModelApplication, run: ModelRun): boolean {
  return stageOf(application, run) === (stagesOf[application.legalBasis] ?? []).length;
}

/** Organisations that a run has come to, or been past: they see the application from then on. */
function reached(application: ModelApplication, run: ModelRun): ReadonlySet<OrganisationKey> {
  const stages = (stagesOf[application.legalBasis] ?? []).slice(0, stageOf(application, run) + 1);
  return new Set(stages.flat().flatMap(({ kind }) => run.asked.get(kind) ?? []));
}

/** How an organisation stands with a step: whether its conclusion is awaited, given, no more wanted, or not yet. */
export function standing(
  application: ModelApplication,
  run: ModelRun,
  step: string,
  body: OrganisationKey,
): "foreign" | "not-yet" | "awaited" | "given" | "passed" {
  if (!(run.asked.get(step)?.includes(body) ?? false)) return "foreign";
  if (run.verdicts.get(step)?.has(body) ?? false) return "given";
  const stages = stagesOf[application.legalBasis] ?? [];
  const at = stages.findIndex((stage) => stage.some(({ kind }) => kind === step));
  if (at > stageOf(application, run)) return "not-yet";
  const quantity = stages.flat().find(({ kind }) => kind === step)?.quantity ?? 1;
  return (run.verdicts.get(step)?.size ?? 0) < quantity ? "awaited" : "passed";
}

/** Where a discussion waits: of each step how many are needed yet, and who of those asked has not concluded. */
export function waitsAt(application: ModelApplication): string[] {
  const run = application.runs.at(-1);
  if (run?.state !== "running" || application.status !== "in_discussion") return [];
  return (stagesOf[application.legalBasis] ?? [])
    .flat()
    .flatMap(({ kind, quantity }) => {
      const bodies = (run.asked.get(kind) ?? []).filter((body) => standing(application, run, kind, body) === "awaited");
      const needed = quantity - (run.verdicts.get(kind)?.size ?? 0);
      return bodies.length > 0 ? [[needed, ...bodies.toSorted()].join(" ")] : [];
    })
    .toSorted();
}

/** Why a member of staff has no conclusion to give now: their organisation is not asked at all, or not at this time. */
function againstConcluding(person: StaffKey, application: ModelApplication): string[] {
  const run = application.runs.at(-1);
  if (run === undefined) return ["not-your-step"];
  const { body } = planOf(person);
  const stands = [...run.asked.keys()].map((step) => standing(application, run, step, body));
  if (stands.every((stand) => stand === "foreign")) return ["not-your-step"];
  return run.state === "running" && stands.some((stand) => stand === "awaited" || stand === "given")
    ? []
    : ["step-not-awaited"];
}

/** Conclusions of the run before that still hold in a new one, put into it as far as its stages come to them. */
export function carryOver(application: ModelApplication, before: ModelRun, fresh: ModelRun): void {
  const named = application.requests.filter(({ at }) => at >= before.startedAt).map(({ kind }) => kind);
  const holding = [...before.verdicts].filter(([kind]) =>
    named.every((request) => untouched[kind as OrganisationKind]?.includes(request) ?? false),
  );
  for (let moved = true; moved;) {
    moved = false;
    for (const [step, verdicts] of holding) {
      for (const [body, verdict] of verdicts) {
        if (standing(application, fresh, step, body) !== "awaited") continue;
        fresh.verdicts.set(step, new Map([...(fresh.verdicts.get(step) ?? []), [body, verdict]]));
        moved = true;
      }
    }
  }
}

/** What a member of staff finds beside each button of an application. */
export function movesFor(
  world: ModelWorld,
  person: StaffKey,
  application: ModelApplication,
): { key: MoveKey; reasons: string[] }[] {
  return staffMoves[application.status].map(([key, code]) => ({
    key,
    reasons: [
      ...ownReasons(person, code, application),
      ...applicationReasons(world, application, key),
      ...(key === "give_conclusion" ? againstConcluding(person, application) : []),
    ].toSorted(),
  }));
}
