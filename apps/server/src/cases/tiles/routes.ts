import { createHash } from "node:crypto";
import { type MapFilters, outlinesFrom, tiles } from "@yer/api/contract/tiles";
import type { FastifyReply } from "fastify";
import { applicationScope } from "../../identity/access/scope.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import type { MediaReply } from "../../platform/http/media-reply.js";
import { type Api, publicRoute, route } from "../../platform/http/route.js";
import { countTile } from "./count-tile.js";
import type { TileAddress } from "./grid.js";
import { everywhere, type MapScope, mapScope } from "./map-scope.js";
import { plotsNear } from "./near.js";
import { added, countsOfToday, type CountsOfToday } from "./counts-of-today.js";
import { placeCounts } from "./place-counts.js";
import { placeTile } from "./place-tile.js";
import { plotTile } from "./plot-tile.js";
import { visitTile } from "./visit-tile.js";

/** What a person sees changes with rights and applications: asked again each time, and sent only if it did. */
const ownCache = { "cache-control": "private, no-cache", vary: "Authorization" };
const publicCache = { "cache-control": "public, max-age=300" };

/** Neighbours handed out unless fewer are asked for. */
const mostNear = 500;

/** Registers the routes of the map. */
export function tilesRoutes(api: Api): void {
  route(api, tiles.plots, async ({ read, actor, params, query, reply }) => {
    const scope = mapScope(actor);
    const tile = scope && (await read((db) => applicationTile(db, "plots", params, scope, query)));
    return asReply(reply, tile, ownCache);
  });
  route(api, tiles.visits, async ({ read, actor, params, query, reply }) => {
    const scope = applicationScope(actor);
    return asReply(reply, scope && (await read((db) => visitTile(db, params, scope, query))), ownCache);
  });
  publicRoute(api, tiles.announced, async ({ read, params, query, reply }) => {
    const filters: MapFilters = { ...query, status: ["announced"] };
    const tile = await read((db) => applicationTile(db, "announced", params, everywhere, filters));
    return asReply(reply, tile, publicCache);
  });
  publicRoute(api, tiles.places, async ({ read, params, reply }) => {
    return asReply(reply, await read((db) => placeTile(db, params)), publicCache);
  });
  route(api, tiles.counts, async ({ read, actor, query: { level, ...filters } }) => {
    const { items, split } = await read((db) => countsOf(db, actor, level, filters));
    return {
      total: items.reduce((sum, { total }) => sum + total, 0),
      byStatus: added(items.map(({ byStatus }) => byStatus)),
      areas: items.reduce((sum, { areas }) => sum + areas, 0),
      byState: added(items.map(({ byState }) => byState)),
      items,
      split,
    };
  });
  route(api, tiles.near, async ({ read, actor, query: { bbox, limit = mostNear } }) => {
    const scope = mapScope(actor);
    return scope === undefined ? { items: [], more: false } : read((db) => plotsNear(db, scope, bbox, limit));
  });
}

async function countsOf(
  db: Db,
  actor: Actor,
  level: Parameters<typeof placeCounts>[2],
  filters: MapFilters,
): Promise<CountsOfToday> {
  const scope = mapScope(actor);
  return scope === undefined
    ? { items: [], split: [] }
    : countsOfToday(db, await placeCounts(db, scope, level, filters));
}

async function applicationTile(
  db: Db,
  layer: string,
  tile: TileAddress,
  scope: MapScope,
  filters: MapFilters,
): Promise<Buffer | undefined> {
  return tile.z < outlinesFrom ? countTile(db, layer, tile, scope, filters) : plotTile(db, layer, tile, scope, filters);
}

/** A tile under the hash of what is in it; nothing to draw is 204. Refusals are never cached: they do not come here. */
function asReply(
  reply: FastifyReply,
  body: Buffer | undefined,
  caching: Readonly<Record<string, string>>,
): MediaReply | undefined {
  void reply.headers(caching);
  if (body === undefined) return undefined;
  // Weak: the same tile may go out packed or not.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  return { kind: "media", body, headers: { etag } };
}
