import { places } from "@yer/api/contract/places";
import { type Api, publicRoute } from "../http/route.js";
import { listDistricts, listNeighborhoods, listRegions } from "./queries.js";

/** Hangs the calls of places; they have no rules of their own, so no service stands between. */
export function placesRoutes(api: Api): void {
  publicRoute(api, places.regions, async ({ context }) => ({ items: await listRegions(context.db) }));
  publicRoute(api, places.districts, async ({ context, query }) => ({
    items: await listDistricts(context.db, query.region),
  }));
  publicRoute(api, places.neighborhoods, async ({ context, query }) => ({
    items: await listNeighborhoods(context.db, query.district),
  }));
}
