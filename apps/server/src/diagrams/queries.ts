import type { diagrams } from "@yer/api/contract/diagrams";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { sql } from "kysely";
import type { Db } from "../database/database.js";

type Version = ReplyOf<typeof diagrams.get>;

/** Versions with the grounds they are in force for and the cases that run on them; one, or all. */
export async function readDiagramVersions(db: Db, id?: string): Promise<Version[]> {
  const rows = await db
    .selectFrom("diagram_versions as v")
    .innerJoin("diagrams as d", "d.id", "v.diagram_id")
    .select(["v.id", "d.name", "v.version", "v.state", "v.diagram", "v.published_at"])
    .select(
      sql<Version["grounds"]>`(
        select coalesce(json_agg(g.ground order by g.ground), '[]') from diagram_grounds as g where g.version_id = v.id)`.as(
        "grounds",
      ),
    )
    .select(
      sql<number>`(select count(*) from runs as r where r.version_id = v.id and r.state = 'running')`.as("running"),
    )
    .$if(id !== undefined, (query) => query.where("v.id", "=", id ?? ""))
    .orderBy("d.id")
    .orderBy("v.version", "desc")
    .execute();
  return rows.map(({ published_at, ...row }) => ({ ...row, publishedAt: published_at?.toISOString() ?? null }));
}
