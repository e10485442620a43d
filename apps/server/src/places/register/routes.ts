import { places } from "@yer/api/contract/places";
import { type Api, publicRoute } from "../../platform/http/route.js";
import { outlinesWithin } from "../outlines/outline-queries.js";
import { listDistricts, listNeighborhoods, listRegions } from "./queries.js";
import { placeAt } from "./place-at.js";
import { placeRegisterRoutes } from "./register-routes.js";
import { resolvePlace, resolvePlaces } from "./resolve.js";
import { searchPlaces } from "./search.js";

/** Registers the routes of places: what anyone may read, the registers, and the lists and outlines that come into them. */
export function placesRoutes(api: Api): void {
  publicRoute(api, places.regions, async ({ context }) => ({ items: await listRegions(context.db) }));
  publicRoute(api, places.districts, async ({ context, query }) => ({
    items: await listDistricts(context.db, query.region),
  }));
  publicRoute(api, places.neighborhoods, async ({ context, query }) => ({
    items: await listNeighborhoods(context.db, query.district),
  }));
  publicRoute(api, places.search, async ({ context, query }) => ({ items: await searchPlaces(context.db, query) }));
  publicRoute(api, places.outlines, async ({ context, query }) => outlinesWithin(context.db, query.within));
  publicRoute(api, places.at, async ({ context, query }) => placeAt(context.db, query));
  publicRoute(api, places.byCodes, async ({ context, query }) => ({
    items: await resolvePlaces(context.db, query.code),
  }));
  publicRoute(api, places.resolve, async ({ context, params }) => resolvePlace(context.db, params.code));
  placeRegisterRoutes(api);
}
