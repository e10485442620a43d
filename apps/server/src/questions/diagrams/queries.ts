import type { DiagramLine, DiagramRecord } from "@yer/api/contract/diagrams";
import type { LegalBasis } from "@yer/api/contract/legal-bases";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { notFound } from "../../platform/problem/problem.js";

type Reader = Db | Transaction;

/** All diagrams, each with its versions (newest first) and its draft. */
export async function readDiagrams(db: Reader): Promise<DiagramLine[]> {
  const rows = await read(db);
  return rows.map(({ drawn, ...row }) => ({
    ...row,
    versions: drawn.flatMap((version) => (version.state === "draft" ? [] : [versionOf(version)])),
    draft: drawn.flatMap((version) => (version.state === "draft" ? [draftOf(version)] : [])).at(0) ?? null,
  }));
}

/**
 * One diagram with all that is drawn in it.
 * @throws {Problem} `not-found`
 */
export async function readDiagram(db: Reader, id: string): Promise<DiagramRecord> {
  const [row] = await read(db, id);
  if (row === undefined) throw notFound();
  const { drawn, ...line } = row;
  return {
    ...line,
    versions: drawn.flatMap((version) =>
      version.state === "draft"
        ? []
        : [{ ...versionOf(version), diagram: version.diagram, scenarios: version.scenarios }],
    ),
    draft:
      drawn
        .filter(({ state }) => state === "draft")
        .map((version) => ({ ...draftOf(version), diagram: version.diagram, scenarios: version.scenarios }))
        .at(0) ?? null,
  };
}

async function read(db: Reader, id?: string) {
  const lines = await db
    .selectFrom("diagrams")
    .select(["id", "name", "version"])
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .orderBy("id")
    .execute();
  const versions = await drawnVersions(db, id);
  return lines.map((line) => ({ ...line, drawn: versions.filter((version) => version.diagram_id === line.id) }));
}

async function drawnVersions(db: Reader, diagramId?: string) {
  return await db
    .selectFrom("diagram_versions as v")
    .select(["v.id", "v.diagram_id", "v.version as number", "v.state", "v.diagram", "v.scenarios", "v.revision"])
    .select(["v.published_at", "v.saved_at", "v.published_by", "v.saved_by"])
    .select(
      sql<DiagramLine["versions"][number]["legalBases"]>`(
        select coalesce(json_agg(g.legal_basis order by g.legal_basis), '[]') from diagram_legal_bases as g where g.version_id = v.id)`.as(
        "legalBases",
      ),
    )
    .select(
      sql<number>`(select count(*) from runs as r where r.version_id = v.id and r.state = 'running')`.as("running"),
    )
    .$if(diagramId !== undefined, (query) => query.where("v.diagram_id", "=", diagramId ?? ""))
    .orderBy("v.version", "desc")
    .execute();
}

type Drawn = Awaited<ReturnType<typeof drawnVersions>>[number];

const versionOf = (version: Drawn): DiagramLine["versions"][number] => ({
  id: version.id,
  number: version.number,
  state: version.state === "replaced" ? "replaced" : "published",
  legalBases: version.legalBases,
  publishedAt: (version.published_at ?? new Date(0)).toISOString(),
  publishedBy: version.published_by,
  running: version.running,
});

const draftOf = (version: Drawn): NonNullable<DiagramLine["draft"]> => ({
  revision: version.revision,
  savedAt: (version.saved_at ?? new Date(0)).toISOString(),
  savedBy: version.saved_by,
});

/**
 * Locks a diagram: whoever changes it, its draft or what is in force waits here.
 * @throws {Problem} `not-found`
 */
export async function lockDiagram(transaction: Transaction, id: string) {
  const line = await transaction
    .selectFrom("diagrams")
    .select(["id", "name", "version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (line === undefined) throw notFound();
  return { ...line, draft: await readDraft(transaction, id) };
}

/** Writes a new diagram, in which nothing is drawn yet. */
export async function insertDiagram(transaction: Transaction, id: string, name: Names): Promise<void> {
  await transaction
    .insertInto("diagrams")
    .values({ id, name: jsonb(name) })
    .execute();
}

/** Gives a diagram another name, under its new version. */
export async function setDiagramName(
  transaction: Transaction,
  id: string,
  { name, version }: { readonly name: Names; readonly version: number },
): Promise<void> {
  await transaction
    .updateTable("diagrams")
    .set({ name: jsonb(name), version })
    .where("id", "=", id)
    .execute();
}

/** Takes a diagram away of which nothing was ever published. */
export async function deleteDiagram(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom("diagrams").where("id", "=", id).execute();
}

/** A diagram's draft, where there is one. */
export async function readDraft(db: Reader, diagramId: string) {
  return await db
    .selectFrom("diagram_versions")
    .select(["id", "version as number", "diagram", "scenarios", "revision"])
    .where("diagram_id", "=", diagramId)
    .where("state", "=", "draft")
    .executeTakeFirst();
}

/** A version that was published, to begin something from. */
export async function findVersion(db: Reader, versionId: string, diagramId?: string) {
  return await db
    .selectFrom("diagram_versions")
    .select(["id", "diagram", "scenarios"])
    .where("id", "=", versionId)
    .where("state", "<>", "draft")
    .$if(diagramId !== undefined, (query) => query.where("diagram_id", "=", diagramId ?? ""))
    .executeTakeFirst();
}

/** The number of a diagram's newest version, 0 before the first. */
export async function newestNumber(db: Reader, diagramId: string): Promise<number> {
  const { newest } = await db
    .selectFrom("diagram_versions")
    .select((eb) => eb.fn.max("version").as("newest"))
    .where("diagram_id", "=", diagramId)
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

/** Versions in force for legal bases, with their diagrams' names. `lock` keeps other publishers out until the commit. */
export async function inForce(db: Reader, legalBases: readonly number[], lock = false) {
  return await db
    .selectFrom("diagram_legal_bases as g")
    .innerJoin("diagram_versions as v", "v.id", "g.version_id")
    .innerJoin("diagrams as d", "d.id", "v.diagram_id")
    .select(sql<LegalBasis>`g.legal_basis`.as("legalBasis"))
    .select(["v.id as versionId", "v.diagram_id as diagramId", "d.name", "v.version"])
    .where("g.legal_basis", "in", [0, ...legalBases])
    .orderBy("g.legal_basis")
    .$if(lock, (query) => query.forUpdate("g"))
    .execute();
}

/** Field groups and active organisations a diagram may name. */
export async function knownOrganisations(db: Reader) {
  const organisations = await db.selectFrom("organisations").select(["id", "kind", "territory", "active"]).execute();
  const groups = await db.selectFrom("field_groups").select("id").where("version", ">", 0).execute();
  return { organisations, fieldGroups: new Set(groups.map(({ id }) => String(id))) };
}

/** A running case as its replay needs it. */
export interface RunningApplication {
  readonly home_region: string;
  readonly id: string;
  readonly application_id: string;
  readonly number: string;
  readonly district_soato: string;
  readonly version_id: string;
  readonly resolution: Readonly<Record<string, readonly string[]>>;
}

/** Running cases of applications on these legal bases, by run; `after` is the last one of the page before. */
export async function runningApplications(
  db: Reader,
  legalBases: readonly number[],
  after: RunningApplication | undefined,
  limit: number,
): Promise<RunningApplication[]> {
  return await db
    .selectFrom("runs as r")
    .innerJoin("applications as a", (join) =>
      join.onRef("a.home_region", "=", "r.home_region").onRef("a.id", "=", "r.application_id"),
    )
    .select(["r.home_region", "r.id", "r.application_id", "a.number", "a.district_soato", "r.version_id"])
    .select("r.resolution")
    .where("r.state", "=", "running")
    .where("a.legal_basis", "in", [0, ...legalBases])
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(r.home_region, r.id) > (${after?.home_region ?? ""}, ${after?.id ?? ""}::uuid)`),
    )
    .orderBy("r.home_region")
    .orderBy("r.id")
    .limit(limit)
    .execute();
}

/** Conclusions of runs, in order. */
export async function conclusionsOf(db: Reader, runIds: readonly string[]) {
  return await db
    .selectFrom("conclusions")
    .select(["run_id", "type", "step_id", "organisation_id", "verdict", "at"])
    .where(sql<boolean>`run_id = any(${`{${runIds.join(",")}}`}::uuid[])`)
    .orderBy("run_id")
    .orderBy("sequence")
    .execute();
}

/** Diagrams of versions, by id. */
export async function diagramsOf(db: Reader, versionIds: readonly string[]) {
  const rows = await db
    .selectFrom("diagram_versions")
    .select(["id", "diagram", "version"])
    .where(sql<boolean>`id = any(${`{${versionIds.join(",")}}`}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
