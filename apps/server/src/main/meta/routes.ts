import { readFile } from "node:fs/promises";
import { meta } from "@yer/api/contract/meta";
import { type Api, publicRoute, route } from "../../platform/http/route.js";
import { readActor } from "../../identity/auth/read-actor.js";
import { readOverlapBounds } from "../../cases/applications/overlaps.js";
import { readBaseMap } from "../../platform/dated-settings/base-map.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import { builtApps, readBuild } from "../../platform/site/build.js";
import { readFilling } from "./queries.js";
import { openEventStreams } from "./stream.js";

/** Registers the routes of the service itself. */
export function metaRoutes(api: Api): void {
  const streams = openEventStreams(api.context.events);
  api.fastify.addHook("preClose", async () => streams.close());
  const version = readVersion();
  const build = readBuild(builtApps);

  publicRoute(api, meta.get, async ({ context, now }) => {
    return {
      version: await version,
      build: await build,
      mode: context.config.mode,
      now: now.toISOString(),
      filling: await readFilling(context.db),
      baseMap: await readBaseMap(context.db, now),
      overlaps: await readOverlapBounds(context.db, now),
      refreshSeconds: await settingAt(context.db, "site.refresh_seconds", now),
    };
  });

  route(api, meta.events, async ({ actor, context, request }) => {
    const stream = streams.open(actor, request.headers["last-event-id"]?.toString(), async () =>
      readActor(context.db, actor.id, actor.sessionId, context.machineClock.now()),
    );
    request.raw.on("close", () => stream.destroy());
    return {
      kind: "media" as const,
      body: stream,
      // A proxy that gathers before it sends would hold events back.
      headers: { "x-accel-buffering": "no" },
    };
  });
}

async function readVersion(): Promise<string> {
  const text = await readFile(new URL("../../../package.json", import.meta.url), "utf8");
  const { version } = JSON.parse(text) as { version: string };
  return version;
}
