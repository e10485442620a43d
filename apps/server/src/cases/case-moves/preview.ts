import type { caseMoves } from "@yer/api/contract/case-moves";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import { foldRun, resolve, type ResolveResult } from "@yer/flow-editor/model";
import type { Db } from "../../platform/database/database.js";
import { conclusionsOf, knownOrganisations } from "../../questions/diagrams/queries.js";
import { Problem } from "../../platform/problem/problem.js";
import { outcomeOf, refusedOutcome, waitingOutcome } from "./outcome-of.js";
import { type MovePlan, planMove } from "./plan-move.js";
import { runningOn, type MoveVersion, organisationNames, readMoveVersion } from "./queries.js";

type Asked = BodyOf<typeof caseMoves.preview>;
type Preview = ReplyOf<typeof caseMoves.preview>;

/** Applications replayed in one go. */
const page = 500;
/** Cases named in the answer; the others are counted. */
const listed = 200;

/** The two versions of a move, checked with its mapping. @throws {Problem} `move-refused` */
export async function versionsOfMove(
  db: Parameters<typeof readMoveVersion>[0],
  diagramId: string,
  { from, to, steps }: Asked,
): Promise<{ readonly from: MoveVersion; readonly to: MoveVersion }> {
  const before = await readMoveVersion(db, diagramId, from);
  const after = await readMoveVersion(db, diagramId, to);
  if (before === undefined || after === undefined || from === to || after.state !== "published") {
    throw new Problem("move-refused", { reasons: [{ code: "version-elsewhere" }] });
  }
  const ids = new Set(after.diagram.steps.map(({ id }) => id));
  const olds = new Set(before.diagram.steps.map(({ id }) => id));
  const unknown = Object.entries(steps).flatMap(([old, step]) =>
    !olds.has(old) ? [old] : step === null || ids.has(step) ? [] : [step],
  );
  if (unknown.length > 0) {
    throw new Problem("move-refused", {
      reasons: unknown.slice(0, 20).map((step) => ({ code: "step-unknown", params: { step } })),
    });
  }
  return { from: before, to: after };
}

/** What moving would do to each of the cases, changing nothing. @throws {Problem} `move-refused` */
export async function previewMove(db: Db, diagramId: string, asked: Asked): Promise<Preview> {
  const { from, to } = await versionsOfMove(db, diagramId, asked);
  const { organisations } = await knownOrganisations(db);
  const resolutions = new Map<string, ResolveResult>();
  const resolveIn = (district: string): ResolveResult => {
    const found = resolutions.get(district) ?? resolve(to.diagram, organisations, { district });
    resolutions.set(district, found);
    return found;
  };
  const reply: Preview = { total: 0, same: 0, changes: 0, ends: 0, refused: 0, waits: 0, list: [] };
  const rest: Preview["list"] = [];
  let after: string | undefined;
  for (;;) {
    const cases = await runningOn(db, from.id, asked.files, after, page);
    const events = Map.groupBy(
      await conclusionsOf(
        db,
        cases.map(({ id }) => id),
      ),
      ({ run_id }) => run_id,
    );
    const names = await organisationNames(db, [
      ...new Set([...events.values()].flat().map(({ organisation_id }) => organisation_id)),
    ]);
    for (const { id, application_id, number, district_soato, resolution, waits } of cases) {
      const own = foldRun(
        from.diagram,
        resolution,
        (events.get(id) ?? []).map((event) => ({
          type: event.type,
          stepId: event.step_id,
          organisationId: event.organisation_id,
          verdict: event.verdict,
          at: event.at.toISOString(),
        })),
      );
      const plan: MovePlan | undefined = own.ok
        ? planMove(own.run, to.diagram, resolveIn(district_soato), asked.steps)
        : undefined;
      const kind = waits ? "waits" : (plan?.kind ?? "refused");
      reply.total += 1;
      reply[kind] += 1;
      const list = kind === "same" ? rest : reply.list;
      if (list.length >= listed) continue;
      const moved = plan ? outcomeOf(plan, from.diagram, names) : refusedOutcome("broken");
      const outcome = waits ? waitingOutcome : moved;
      list.push({ applicationId: application_id, number, outcome });
    }
    after = cases.at(-1)?.application_id;
    if (cases.length < page) break;
  }
  reply.list.push(...rest.slice(0, listed - reply.list.length));
  return reply;
}
