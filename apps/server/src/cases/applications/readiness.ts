import type { Reason } from "@yer/api/contract/problem";
import { type Diagram, type ResolveRefusal, type Resolution, resolve, validate } from "@yer/flow-editor/model";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { stepParams } from "../../questions/diagrams/step-names.js";

/** Whether a discussion can start: the version in force and the organisations of its steps, or why not. */
export type Readiness =
  | {
      readonly ready: true;
      readonly versionId: string;
      readonly diagram: Diagram;
      readonly resolution: Resolution;
    }
  | { readonly ready: false; readonly reason: Reason };

/** A diagram in force. */
interface InForce {
  readonly versionId: string;
  readonly diagram: Diagram;
}
/** An organisation that could take part: any active one, for others than the nearest do no harm. */
type Organisation = Parameters<typeof resolve>[1][number];

/**
 * Finds the diagram in force for a legal basis and the organisations it asks in a district (DOMAIN §4, Resolve). The reason names
 * step, kind and district.
 */
export async function readiness(
  db: Db | Transaction,
  application: { readonly legal_basis: number; readonly district_soato: string },
): Promise<Readiness> {
  const inForce = await inForceFor(db).where("g.legal_basis", "=", application.legal_basis).executeTakeFirst();
  if (inForce === undefined) return withoutDiagram(application.legal_basis);
  const concluders = inForce.diagram.steps.flatMap(({ concluder }) => (concluder ? [concluder] : []));
  const kinds = concluders.flatMap((concluder) => (concluder.kind === "kind" ? [concluder.organisationKind] : []));
  const named = concluders.flatMap((concluder) =>
    concluder.kind === "organisation" ? [concluder.organisationId] : [],
  );
  const organisations = await db
    .selectFrom("organisations")
    .select(["id", "kind", "territory", "active"])
    .where("active", "=", true)
    .where((eb) =>
      eb.or([
        eb.and([
          sql<boolean>`kind in (${sql.join(["", ...kinds])})`,
          sql<boolean>`starts_with(${application.district_soato}, territory)`,
        ]),
        sql<boolean>`id::text in (${sql.join(["", ...named])})`,
      ]),
    )
    .execute();
  return readinessOf(application, inForce, organisations);
}

/** Legal bases and districts whose applications wait for their discussion and cannot start it, each with the reason. */
export async function unreadyPlaces(
  db: Db | Transaction,
): Promise<{ readonly legalBasis: number; readonly district: string; readonly reason: Reason }[]> {
  const waiting = await db
    .selectFrom("district_counts")
    .select(["legal_basis", "district_soato"])
    .distinct()
    .where("to_conclusion", ">", 0)
    .execute();
  const diagrams = new Map((await inForceFor(db).execute()).map((row) => [row.legal_basis, row]));
  const organisations: readonly Organisation[] = await db
    .selectFrom("organisations")
    .select(["id", "kind", "territory", "active"])
    .where("active", "=", true)
    .execute();
  const within = Map.groupBy(organisations, ({ territory }) => territory);
  const named = new Set(
    [...diagrams.values()].flatMap(({ diagram }) =>
      diagram.steps.flatMap(({ concluder }) => (concluder?.kind === "organisation" ? [concluder.organisationId] : [])),
    ),
  );
  const elsewhere = organisations.filter(({ id }) => named.has(id));
  return waiting.flatMap((application) => {
    const { legal_basis: legalBasis, district_soato: district } = application;
    const inForce = diagrams.get(legalBasis);
    const near = [district, district.slice(0, 4), district.slice(0, 2)].flatMap((place) => within.get(place) ?? []);
    const candidates = [...near, ...elsewhere.filter((one) => !near.includes(one))];
    const result = inForce === undefined ? withoutDiagram(legalBasis) : readinessOf(application, inForce, candidates);
    return result.ready ? [] : [{ legalBasis, district, reason: result.reason }];
  });
}

function inForceFor(db: Db | Transaction) {
  return db
    .selectFrom("diagram_legal_bases as g")
    .innerJoin("diagram_versions as v", "v.id", "g.version_id")
    .select(["g.legal_basis", "v.id as versionId", "v.diagram"]);
}

function withoutDiagram(legalBasis: number): Extract<Readiness, { ready: false }> {
  return { ready: false, reason: { code: "no-diagram", params: { legalBasis } } };
}

function readinessOf(
  application: { readonly legal_basis: number; readonly district_soato: string },
  { versionId, diagram }: InForce,
  organisations: readonly Organisation[],
): Readiness {
  if (validate(diagram).length > 0) return withoutDiagram(application.legal_basis);
  const result = resolve(diagram, organisations, { district: application.district_soato });
  if (result.ok) return { ready: true, versionId, diagram, resolution: result.resolution };
  const [first] = result.refusals;
  return first ? { ready: false, reason: reasonOf(first, diagram) } : withoutDiagram(application.legal_basis);
}

function reasonOf(refusal: ResolveRefusal, diagram: Diagram): Reason {
  return {
    code: "step-unresolved",
    params: {
      ...stepParams(diagram, refusal.stepId),
      district: refusal.district,
      wanted: refusal.wanted,
      found: refusal.found,
      ...(refusal.organisationKind === undefined ? {} : { kind: refusal.organisationKind }),
    },
  };
}
