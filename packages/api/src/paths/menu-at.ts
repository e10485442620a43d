import { areaStates } from "./area-states.js";
import { matchPath } from "./match-path.js";
import { menuEntries } from "./menu.js";
import { type ScreenPath, type screens } from "./screens.js";

type BackOffice = Extract<(typeof screens)[number], { readonly app: "backoffice" }>["path"];

const ofAreas = `/areas/${areaStates[0]}` as const;

/**
 * Where screens that are no menu entry lie: the address of the entry whose register leads to them; null for what is
 * reached from the header or a link, and lies under nothing. `self` is an entry, of this menu or of the diary's own. A new screen does not compile without.
 */
const under = {
  "/dashboard": "self",
  "/applications": "self",
  "/applications/:status": "self",
  "/conclusions": "self",
  "/imports": "self",
  "/imports/:id": "/imports",
  "/areas/:state": "self",
  "/not_registered": "self",
  "/no_grip": "self",
  "/construction": "self",
  "/drafts": "self",
  "/written_off": "self",
  "/state-owneds": "self",
  "/council": "self",
  "/council/:id": "/council",
  "/receipts": "self",
  "/receipts/:id": "/receipts",
  "/objections": "self",
  "/svod": "self",
  "/cpayments": "self",
  "/cdistribution": "self",
  "/cdistribution/:id": "/cdistribution",
  "/plangrafic": "self",
  "/reports": "self",
  "/users": "self",
  "/organization": "self",
  "/map": "self",
  "/positions": "self",
  "/roles": "self",
  "/permissions": "self",
  "/settingorganisation": "self",
  "/field-groups": "self",
  "/fields": "self",
  "/diagrams": "self",
  "/allsetting": "self",
  "/allregions": "self",
  "/alldistricts": "self",
  "/allneighborhoods": "self",
  "/applicationpanel": "self",
  "/application/create": "/applications",
  "/application/:id": "/applications",
  "/area/create": ofAreas,
  "/area/:id": ofAreas,
  "/draft/:id": "/drafts",
  "/objection/:propertyId/:id": "/objections",
  "/field/create": "/fields",
  "/field/:id": "/fields",
  "/fieldgroup/create": "/field-groups",
  "/fieldgroup/:id": "/field-groups",
  "/user-history/:id": "/users",
  "/logic/:id": "/diagrams",
  "/user-profile": null,
  "/tasks": null,
  "/tasks/:id": null,
  "/plangrafic/:neighborhood_id": "/plangrafic",
  "/reports/:id": "/reports",
  "/cpayment/:id": "/cpayments",
  "/faqs": null,
  "/manuals": null,
  "/legal_doc": null,
  "/svod/:id": "/svod",
  "/diary": "self",
  "/diary/list": "self",
  "/diary/records": "self",
  "/diary/users": "self",
  "/diary/moment": "self",
  "/diary/login": null,
  "/auth/factor": null,
} as const satisfies Readonly<Record<BackOffice, string | null>>;

/**
 * The address of the menu entry that a back-office address lies under; null where it lies under none.
 *
 * @param list the list it was opened from, with or without its query, where that is known: a record stands under it.
 */
export function menuHrefAt(pathname: string, list?: string | null): string | null {
  const path: ScreenPath | undefined = matchPath(pathname)?.screen.path;
  const lies = path !== undefined && path in under ? under[path as BackOffice] : null;
  if (lies === null) return null;
  if (lies === "self") return pathname.replace(/(?<=[^/])\/$/, "");
  const from = list?.split("?")[0];
  return from !== undefined && menuEntries().some(({ href }) => href === from) ? from : lies;
}
