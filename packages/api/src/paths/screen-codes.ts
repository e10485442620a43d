/**
 * Permission codes of screens (DOMAIN §8). A screen's code is its route name in SPEC §2. An entry of the side menu to
 * which SPEC gives no route name has `menu:` and the first segment of its path: `/users` → `menu:users`,
 * `/applications/:status` → `menu:applications`. The three summary entries keep SPEC's menu keys (`read:svod`, …).
 *
 * Nothing is imported here: the contract's codes and the screens both build on this list.
 */
export const screenCodes = [
  "menu:dashboard",
  "menu:applications",
  // SPEC §2 has no inbox of conclusions; docs/decisions/0058.
  "menu:conclusions",
  // Nor has it surveys from files; docs/decisions/0075.
  "menu:imports",
  "menu:areas",
  "menu:not_registered",
  "menu:no_grip",
  "menu:construction",
  "menu:drafts",
  "menu:written_off",
  "menu:state-owneds",
  "menu:objections",
  "menu:council",
  "menu:receipts",
  "read:svod",
  "read:cpayments",
  "read:cdistribution",
  "menu:plangrafic",
  "menu:reports",
  "menu:users",
  "menu:organization",
  "menu:map",
  "menu:positions",
  "menu:roles",
  "menu:permissions",
  "menu:settingorganisation",
  "menu:field-groups",
  "menu:fields",
  "menu:diagrams",
  "menu:allsetting",
  "menu:allregions",
  "menu:alldistricts",
  "menu:allneighborhoods",
  "menu:applicationpanel",
  "create:property",
  "update:property",
  "create:area",
  "update:area",
  "menu:missing_area",
  "create:field",
  "update:field",
  "create:group",
  "update:group",
  "read_history:user",
  "update:logic",
  "read:plan_graphic_history",
  "menu:report",
  "menu:payments",
  "read:faq",
  "read:manual",
] as const;

/** Code a screen can need. */
export type ScreenCode = (typeof screenCodes)[number];
