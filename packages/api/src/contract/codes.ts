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
  "import:property",
  "read_personal:property",
  "start:discussion",
  "give:conclusion",
  "take_over:conclusion",
  "revoke:document",
  "read:objection",
  "decide:objection",
  "decide:complaint",
  "triage:overlap",
  "read:area",
  "create:area",
  "update:area",
  "record:payment",
  "read:diagram",
  "create:diagram",
  "update:diagram",
  "publish:diagram",
  "read:field_group",
  "create:group",
  "update:group",
  "publish:group",
  "read:field",
  "create:field",
  "update:field",
  "move:case",
  "create:article",
  "update:article",
  "publish:article",
  "read:user",
  "create:user",
  "update:user",
  "read_history:user",
  "read_jobs:user",
  "sync_jobs:user",
  "export:user",
  "block:user",
  "update:permissions",
  "impersonate:user",
  "read_sessions:user",
  "end_sessions:user",
  "reset_factor:user",
  "read_work:user",
  "hand_over:work",
  "share:view",
  "explain:access",
  "read:organisation",
  "update:organisation",
  "read:position",
  "update:position",
  "read:role",
  "update:role",
  "read:setting",
  "update:setting",
  "approve:setting",
  "read:place",
  "create:place",
  "update:place",
  "deactivate:place",
  "merge:place",
  "split:place",
  "import:place",
  "outline:place",
] as const;

/** Code an endpoint can ask for. */
export type EndpointCode = (typeof endpointCodes)[number];

/** Any permission code: an endpoint's, or a screen's route name. */
export type PermissionCode = EndpointCode | ScreenCode;

/** Every permission code there is, each once: some screens and endpoints share theirs (`create:property`). */
export const permissionCodes: readonly PermissionCode[] = [
  ...new Set<PermissionCode>([...screenCodes, ...endpointCodes]),
];
