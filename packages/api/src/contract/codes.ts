import { type ScreenCode, screenCodes } from "../paths/screen-codes.js";

/**
 * Permission codes of endpoints, one each, `action:resource` (DOMAIN §8). The resource of applications is `property`.
 * Codes of screens are the route names of `@yer/api/paths`.
 */
export const endpointCodes = [
  "create:property",
  "read:property",
  "update:property",
  "submit:property",
  "return:property",
  "review:property",
  "justice:property",
  "council:property",
  "export:property",
  "read_personal:property",
  "start:discussion",
  "give:conclusion",
  "read:objection",
  "decide:objection",
  "decide:complaint",
  "triage:overlap",
  "record:payment",
  "read:diagram",
  "read:field_group",
  "read:user",
  "update:user",
  "read_history:user",
  "read_jobs:user",
  "sync_jobs:user",
  "export:user",
  "block:user",
  "update:permissions",
  "impersonate:user",
  "read:organisation",
  "read:position",
  "read:role",
  "read:setting",
  "update:setting",
] as const;

/** Code an endpoint can ask for. */
export type EndpointCode = (typeof endpointCodes)[number];

/** Any permission code: an endpoint's, or a screen's route name. */
export type PermissionCode = EndpointCode | ScreenCode;

/** Every permission code there is, each once: some screens and endpoints share theirs (`create:property`). */
export const permissionCodes: readonly PermissionCode[] = [
  ...new Set<PermissionCode>([...screenCodes, ...endpointCodes]),
];
