import { type AreaStateOnMap, areaStatesOnMap } from "@yer/api/contract/area-states";
import { type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import type { MapFilters } from "@yer/api/contract/tiles";
import type { Actor } from "../../platform/acting/actor.js";
import { type ApplicationScope, applicationScope } from "../../identity/access/scope.js";
import { republic } from "../../platform/territory/territory.js";

/** What a reader sees on the map: applications, and areas where a code allows it. */
export interface MapScope extends ApplicationScope {
  readonly areas: boolean;
}

/** A person's scope; `undefined`: nothing at all. Members of organisations see no areas: no step of a diagram asks about them. */
export function mapScope(actor: Actor): MapScope | undefined {
  const scope = applicationScope(actor);
  return scope && { ...scope, areas: scope.organisationId === null && actor.codes.has("read:area") };
}

/** What the public sees of applications: those announced, everywhere, and no areas. */
export const everywhere: MapScope = { territory: republic, organisationId: null, areas: false };

/** What is shown under the filters. */
export interface Shown {
  readonly statuses: readonly StatusKey[];
  readonly states: readonly AreaStateOnMap[];
}

/** Statuses and states that the filters leave: they are one choice, so naming some of one leaves none of the other. */
export function shownUnder({ areas }: Pick<MapScope, "areas">, { status, state, kind }: MapFilters): Shown {
  const has = (one: "application" | "area"): boolean => kind === undefined || kind.includes(one);
  return {
    statuses: has("application") ? (status ?? (state === undefined ? statusKeys : [])) : [],
    states: areas && has("area") ? (state ?? (status === undefined ? areaStatesOnMap : [])) : [],
  };
}
