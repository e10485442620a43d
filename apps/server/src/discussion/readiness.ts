import type { Reason } from "@yer/api/contract/problem";
import { type Diagram, type ResolveRefusal, type Resolution, resolve, validate } from "@yer/flow-editor/model";
import { sql } from "kysely";
import type { Db, Transaction } from "../database/database.js";

/** Whether a discussion can start: the version in force and the bodies of its steps, or why not. */
export type Readiness =
  | {
      readonly ready: true;
      readonly versionId: string;
      readonly diagram: Diagram;
      readonly resolution: Resolution;
    }
  | { readonly ready: false; readonly reason: Reason };

/**
 * Finds the diagram in force for a ground and the bodies it asks in a district (DOMAIN §4, Resolve). The reason names
 * step, kind and district.
 */
export async function readiness(
  db: Db | Transaction,
  file: { readonly ground: number; readonly district_soato: string },
): Promise<Readiness> {
  const inForce = await db
    .selectFrom("diagram_grounds as g")
    .innerJoin("diagram_versions as v", "v.id", "g.version_id")
    .select(["v.id", "v.diagram"])
    .where("g.ground", "=", file.ground)
    .executeTakeFirst();
  if (inForce === undefined) return { ready: false, reason: { code: "no-diagram", params: { ground: file.ground } } };
  const { id: versionId, diagram } = inForce;
  if (validate(diagram).length > 0)
    return { ready: false, reason: { code: "no-diagram", params: { ground: file.ground } } };

  const bodies = diagram.steps.flatMap(({ body }) => (body ? [body] : []));
  const kinds = bodies.flatMap((body) => (body.kind === "kind" ? [body.organisationKind] : []));
  const named = bodies.flatMap((body) => (body.kind === "organisation" ? [body.organisationId] : []));
  const organisations = await db
    .selectFrom("organisations")
    .select(["id", "kind", "territory", "active"])
    .where("active", "=", true)
    .where((eb) =>
      eb.or([
        eb.and([
          sql<boolean>`kind in (${sql.join(["", ...kinds])})`,
          sql<boolean>`starts_with(${file.district_soato}, territory)`,
        ]),
        sql<boolean>`id::text in (${sql.join(["", ...named])})`,
      ]),
    )
    .execute();
  const result = resolve(diagram, organisations, { district: file.district_soato });
  if (result.ok) return { ready: true, versionId, diagram, resolution: result.resolution };
  const [first] = result.refusals;
  return {
    ready: false,
    reason: first ? reasonOf(first, diagram) : { code: "no-diagram", params: { ground: file.ground } },
  };
}

function reasonOf(refusal: ResolveRefusal, diagram: Diagram): Reason {
  const step = diagram.steps.find(({ id }) => id === refusal.stepId)?.label ?? refusal.stepId;
  return {
    code: "step-unresolved",
    params: {
      step,
      district: refusal.district,
      wanted: refusal.wanted,
      found: refusal.found,
      ...(refusal.organisationKind === undefined ? {} : { kind: refusal.organisationKind }),
    },
  };
}
