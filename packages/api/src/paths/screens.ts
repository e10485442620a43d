import type { EndpointCode } from "../contract/codes.js";
import { statuses } from "../contract/statuses.js";
import { areaStates } from "./area-states.js";
import type { ScreenCode } from "./screen-codes.js";

/** One address of the product, and who may open it. */
export interface Screen {
  /** Segments that begin with `:` are parameters; case counts. */
  readonly path: string;
  /** Which of the two apps shows it. */
  readonly app: "public" | "backoffice";
  /** The code it needs; left out, any member of staff (back office) or anyone (public) may open it. */
  readonly routeName?: ScreenCode;
  /** Codes that open it as well, to read only: the endpoints decide what can be done there. */
  readonly opensWith?: readonly EndpointCode[];
  /** A back-office screen that is shown without a session. */
  readonly unguarded?: true;
  /** A back-office screen that stands on what the device has while the service cannot be reached. */
  readonly offline?: true;
  /** Values a parameter can have, where the list is closed; any other value is an unknown path. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

/** Every screen of SPEC §2 and DOMAIN §11: the one list that the static host, both routers and the guards read. */
export const screens = [
  // Public routes: no sign-in needed.
  { path: "/", app: "public" },
  { path: "/info", app: "public" },
  { path: "/profile", app: "public" },
  { path: "/offer/:id", app: "public" },
  { path: "/offer-me/:id", app: "public" },
  { path: "/plan-grafic", app: "public" },
  { path: "/open-map", app: "public" },
  { path: "/complaint/:id/:complaintId", app: "public" },
  { path: "/documents", app: "public" },
  { path: "/contact", app: "public" },
  { path: "/helps", app: "public" },
  { path: "/auth/oneid/callback", app: "public" },
  { path: "/auth/sap", app: "public" },
  { path: "/fields-pdf/:id/:org", app: "public" },
  { path: "/fields-pdf-adliya/:id/:org", app: "public" },

  // The side menu.
  { path: "/dashboard", app: "backoffice", routeName: "menu:dashboard" },
  { path: "/applications", app: "backoffice", routeName: "menu:applications" },
  {
    path: "/applications/:status",
    app: "backoffice",
    routeName: "menu:applications",
    values: { status: statuses.map((status) => status.path) },
  },
  // An organisation's inbox: SPEC §2 has none, docs/decisions/0058.
  { path: "/conclusions", app: "backoffice", routeName: "menu:conclusions" },
  // Surveys from files: SPEC §2 has no such screen, docs/decisions/0075.
  { path: "/imports", app: "backoffice", routeName: "menu:imports" },
  { path: "/imports/:id", app: "backoffice", routeName: "menu:imports" },
  { path: "/areas/:state", app: "backoffice", routeName: "menu:areas", values: { state: areaStates } },
  { path: "/not_registered", app: "backoffice", routeName: "menu:not_registered" },
  { path: "/no_grip", app: "backoffice", routeName: "menu:no_grip" },
  { path: "/construction", app: "backoffice", routeName: "menu:construction" },
  { path: "/drafts", app: "backoffice", routeName: "menu:drafts" },
  { path: "/written_off", app: "backoffice", routeName: "menu:written_off" },
  { path: "/state-owneds", app: "backoffice", routeName: "menu:state-owneds" },
  { path: "/council", app: "backoffice", routeName: "menu:council" },
  { path: "/council/:id", app: "backoffice", routeName: "menu:council" },
  { path: "/receipts", app: "backoffice", routeName: "menu:receipts" },
  { path: "/receipts/:id", app: "backoffice", routeName: "menu:receipts" },
  { path: "/objections", app: "backoffice", routeName: "menu:objections" },
  { path: "/svod", app: "backoffice", routeName: "read:svod" },
  { path: "/cpayments", app: "backoffice", routeName: "read:cpayments" },
  { path: "/cdistribution", app: "backoffice", routeName: "read:cdistribution" },
  { path: "/cdistribution/:id", app: "backoffice", routeName: "read:cdistribution" },
  { path: "/plangrafic", app: "backoffice", routeName: "menu:plangrafic" },
  { path: "/reports", app: "backoffice", routeName: "menu:reports" },
  { path: "/users", app: "backoffice", routeName: "menu:users" },
  { path: "/organization", app: "backoffice", routeName: "menu:organization" },
  { path: "/map", app: "backoffice", routeName: "menu:map" },
  { path: "/positions", app: "backoffice", routeName: "menu:positions" },
  { path: "/roles", app: "backoffice", routeName: "menu:roles" },
  { path: "/permissions", app: "backoffice", routeName: "menu:permissions" },
  { path: "/settingorganisation", app: "backoffice", routeName: "menu:settingorganisation" },
  { path: "/field-groups", app: "backoffice", routeName: "menu:field-groups" },
  { path: "/fields", app: "backoffice", routeName: "menu:fields" },
  { path: "/diagrams", app: "backoffice", routeName: "menu:diagrams" },
  { path: "/allsetting", app: "backoffice", routeName: "menu:allsetting" },
  { path: "/allregions", app: "backoffice", routeName: "menu:allregions" },
  { path: "/alldistricts", app: "backoffice", routeName: "menu:alldistricts" },
  { path: "/allneighborhoods", app: "backoffice", routeName: "menu:allneighborhoods" },
  { path: "/applicationpanel", app: "backoffice", routeName: "menu:applicationpanel" },

  // Signed-in routes.
  { path: "/application/create", app: "backoffice", routeName: "create:property" },
  {
    path: "/application/:id",
    app: "backoffice",
    routeName: "update:property",
    // Organisations that conclude, reviewers, justice and the council open applications they may not edit.
    opensWith: ["read:property"],
  },
  // A new area: SPEC §2 has no such screen.
  { path: "/area/create", app: "backoffice", routeName: "create:area" },
  {
    path: "/area/:id",
    app: "backoffice",
    routeName: "update:area",
    // Inspections and reviewers open areas they may not correct.
    opensWith: ["read:area"],
  },
  { path: "/draft/:id", app: "backoffice", routeName: "menu:missing_area", opensWith: ["read:area"] },
  { path: "/objection/:propertyId/:id", app: "backoffice" },
  { path: "/field/create", app: "backoffice", routeName: "create:field" },
  { path: "/field/:id", app: "backoffice", routeName: "update:field" },
  { path: "/fieldgroup/create", app: "backoffice", routeName: "create:group" },
  { path: "/fieldgroup/:id", app: "backoffice", routeName: "update:group" },
  { path: "/user-history/:id", app: "backoffice", routeName: "read_history:user" },
  { path: "/logic/:id", app: "backoffice", routeName: "update:logic" },
  { path: "/user-profile", app: "backoffice" },
  { path: "/tasks", app: "backoffice" },
  { path: "/tasks/:id", app: "backoffice" },
  { path: "/plangrafic/:neighborhood_id", app: "backoffice", routeName: "read:plan_graphic_history" },
  { path: "/reports/:id", app: "backoffice", routeName: "menu:report" },
  { path: "/cpayment/:id", app: "backoffice", routeName: "menu:payments" },
  { path: "/faqs", app: "backoffice", routeName: "read:faq" },
  { path: "/manuals", app: "backoffice", routeName: "read:manual" },
  { path: "/legal_doc", app: "backoffice" },
  { path: "/svod/:id", app: "backoffice", routeName: "read:svod" },

  // The diary (SPEC's second reading).
  { path: "/diary", app: "backoffice" },
  { path: "/diary/list", app: "backoffice" },
  { path: "/diary/records", app: "backoffice" },
  { path: "/diary/users", app: "backoffice" },
  { path: "/diary/moment", app: "backoffice", offline: true },
  { path: "/diary/login", app: "backoffice", unguarded: true },
  // The second step of any sign-in; which one it is stands in no address.
  { path: "/auth/factor", app: "backoffice", unguarded: true },
] as const satisfies readonly Screen[];

/** Path of a screen, parameters unfilled: `/application/:id`. */
export type ScreenPath = (typeof screens)[number]["path"];

/** The screen of a path. */
export function screenOf(path: ScreenPath): Screen {
  const found: Screen | undefined = screens.find((screen) => screen.path === path);
  if (!found) throw new Error(`No screen has the path ${path}. Paths are listed in @yer/api/paths (screens.ts).`);
  return found;
}
