import type { PublishImpact } from "@yer/api/contract/diagrams";
import {
  awaited,
  type Diagram,
  foldRun,
  resolve,
  type ResolveResult,
  type Run,
  unsaid,
  validate,
} from "@yer/flow-editor/model";
import { migrateRun } from "@yer/flow-editor/model/carry";
import { failedScenarios, type Scenario } from "@yer/flow-editor/model/scenario";
import type { Db, Transaction } from "../../platform/database/database.js";
import {
  conclusionsOf,
  diagramsOf,
  inForce,
  knownOrganisations,
  runningApplications,
  type RunningApplication,
} from "./queries.js";

type Known = Awaited<ReturnType<typeof knownOrganisations>>;
type Faults = Pick<PublishImpact, "findings" | "failedScenarios">;
type Stray = PublishImpact["cases"]["list"][number];

/** Applications under discussion replayed in one go. */
const page = 500;
/** Cases named in the answer; the others are counted. */
const listed = 200;

/**
 * What forbids a draft to be published: clauses of the published form that it breaks, organisations and field groups that there
 * are not, and scenarios that it fails.
 */
export function faultsOfDraft(diagram: Diagram, scenarios: readonly Scenario[], known: Known): Faults {
  const active = new Set(known.organisations.filter((body) => body.active).map(({ id }) => id));
  const findings = [...validate(diagram), ...unsaid(diagram)].map(
    ({ code, nodes, params }): Faults["findings"][number] => ({
      code,
      nodes: [...nodes],
      params: { ...params },
    }),
  );
  for (const { id, concluder, fieldGroupId } of diagram.steps) {
    if (concluder?.kind === "organisation" && !active.has(concluder.organisationId)) {
      findings.push({ code: "body-unknown", nodes: [id], params: {} });
    }
    if (fieldGroupId !== null && !known.fieldGroups.has(fieldGroupId)) {
      findings.push({ code: "fields-unknown", nodes: [id], params: {} });
    }
  }
  return {
    findings,
    failedScenarios:
      findings.length > 0
        ? []
        : failedScenarios(diagram, scenarios).map(({ scenario, verdict }) => ({
            id: scenario.id,
            name: scenario.name,
            code: verdict.code,
          })),
  };
}

/**
 * What publishing a draft for these legal bases would do, by replaying every running case of them on it (DOMAIN §4: a
 * running case keeps its version, so this tells whom the change would have concerned). Reads only.
 */
export async function publishImpact(
  db: Db | Transaction,
  draft: { readonly diagram: Diagram; readonly scenarios: readonly Scenario[]; readonly revision: number },
  legalBases: readonly number[],
): Promise<PublishImpact> {
  const known = await knownOrganisations(db);
  const faults = faultsOfDraft(draft.diagram, draft.scenarios, known);
  const replaced = await inForce(db, legalBases);
  const cases = { running: 0, unaffected: 0, stay: 0, list: [] as Stray[] };
  const resolutions = new Map<string, ResolveResult>();
  const resolveIn = (district: string): ResolveResult => {
    const found = resolutions.get(district) ?? resolve(draft.diagram, known.organisations, { district });
    resolutions.set(district, found);
    return found;
  };
  let last: RunningApplication | undefined;
  for (;;) {
    const found = await runningApplications(db, legalBases, last, page);
    cases.running += found.length;
    const strays = faults.findings.length > 0 ? [] : await replay(db, draft.diagram, found, resolveIn);
    cases.stay += strays.length;
    cases.list.push(...strays.slice(0, listed - cases.list.length));
    last = found.at(-1);
    if (found.length < page) break;
  }
  cases.unaffected = cases.running - cases.stay;
  return {
    revision: draft.revision,
    ...faults,
    replaces: replaced.map(
      ({ legalBasis, diagramId, name, version }) => ({ legalBasis, diagramId, name, version }) as const,
    ),
    cases,
  };
}

async function replay(
  db: Db | Transaction,
  draft: Diagram,
  cases: readonly RunningApplication[],
  resolveIn: (district: string) => ResolveResult,
): Promise<Stray[]> {
  const events = Map.groupBy(
    await conclusionsOf(
      db,
      cases.map(({ id }) => id),
    ),
    ({ run_id }) => run_id,
  );
  const versions = await diagramsOf(db, [...new Set(cases.map(({ version_id }) => version_id))]);
  return cases.flatMap(({ id, application_id, number, district_soato, version_id, resolution }): Stray[] => {
    const version = versions.get(version_id);
    if (version === undefined) return [];
    const stray = (why: Stray["why"], stranded = 0): Stray[] => [
      { applicationId: application_id, number, version: version.version, why, stranded },
    ];
    const own = foldRun(
      version.diagram,
      resolution,
      (events.get(id) ?? []).map((event) => ({
        type: event.type,
        stepId: event.step_id,
        organisationId: event.organisation_id,
        verdict: event.verdict,
        at: event.at.toISOString(),
      })),
    );
    const there = resolveIn(district_soato);
    if (!own.ok || !there.ok) return stray("unresolved");
    const moved = migrateRun(own.run, draft, there.resolution, {});
    if (!moved.ok) return stray("unresolved");
    if (moved.left.length > 0) return stray("stranded", moved.left.length);
    return awaitedIn(own.run) === awaitedIn(moved.run) ? [] : stray("awaits-others");
  });
}

/** Whom a run awaits, and for how many conclusions, as one value. */
function awaitedIn(run: Run): string {
  return awaited(run)
    .map(({ stepId, organisationIds, remaining }) => `${stepId} ${remaining} ${organisationIds.toSorted().join(",")}`)
    .toSorted()
    .join(";");
}
