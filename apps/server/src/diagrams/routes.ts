import { diagrams } from "@yer/api/contract/diagrams";
import { notFound } from "../http/problem.js";
import { type Api, route } from "../http/route.js";
import { readDiagramVersions } from "./queries.js";

/** Hangs the calls of discussion diagrams; reading them has no rules beyond the permission. */
export function diagramsRoutes(api: Api): void {
  route(api, diagrams.list, async ({ context }) => ({ items: await readDiagramVersions(context.db) }));
  route(api, diagrams.get, async ({ context, params }) => {
    const [version] = await readDiagramVersions(context.db, params.id);
    if (version === undefined) throw notFound();
    return version;
  });
}
