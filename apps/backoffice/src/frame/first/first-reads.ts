import { statuses } from "@yer/api/contract/statuses";
import type { ScreenPath } from "@yer/api/paths";

/** What a screen reads when it is opened by its address: paths of GETs below the service's base. */
export interface FirstReads {
  /** Whatever the address asks; `:id` is the address's parameter of that name. */
  readonly beside?: readonly string[];
  /** Where the address asks for nothing: the list as it comes. */
  readonly list?: readonly string[];
  /** Modules that the screen loads when it is drawn, by the end of their path: they come with it. */
  readonly parts?: readonly string[];
}

/** What the frame reads around every screen of a member of staff. */
export const sessionReads = ["/users/me", "/my-work", "/meta", "/notices?limit=30", "/users/me/new-devices"];

const applications = ["/views?register=applications", "/regions"];

/**
 * What each screen begins with, by its path or by one address of it. The page begins these before any script has come;
 * only what everybody who may open the screen may read stands here, or the service would have to refuse it.
 */
export const firstReads: Readonly<Partial<Record<ScreenPath | `/applications/${string}`, FirstReads>>> = {
  "/applications": { beside: applications, list: ["/applications"] },
  ...Object.fromEntries(
    statuses.map(({ key, path }) => [
      `/applications/${path}`,
      { beside: applications, list: [`/applications?status=${key}`] } satisfies FirstReads,
    ]),
  ),
  "/dashboard": { list: ["/dashboard"], parts: ["/insight/figures/Figures.tsx"] },
  "/application/:id": {
    beside: ["/applications/:id", "/bookmarks"],
    parts: ["/applications/page/PresentPeople.tsx"],
  },
  "/users": {
    beside: ["/views?register=users", "/users/online-users-count", "/regions", "/districts"],
    list: ["/users"],
    parts: ["/identity/people/UsersFilters.tsx"],
  },
  "/map": {
    beside: ["/regions"],
    list: ["/map/counts?level=region"],
    parts: ["/cases/map/ApplicationsMap.tsx", "/MapCanvas/MapCanvas.js", "/leaflet-src.js"],
  },
  "/logic/:id": { beside: ["/diagrams/:id", "/field-groups"] },
};
