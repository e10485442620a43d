import { type PermissionCode, permissionCodes } from "@yer/api/contract/codes";

/** What permissions are about, broadly, in the order in which they are read. */
export const permissionGroups = [
  "pages",
  "applications",
  "settlements",
  "questions",
  "people",
  "places",
  "system",
] as const;
/** One of {@link permissionGroups}. */
export type PermissionGroup = (typeof permissionGroups)[number];

type SubjectOf<Code> = Code extends `menu:${string}`
  ? never
  : Code extends `${string}:${infer Subject}`
    ? Subject
    : never;

/** A code about a new thing does not compile before it is said where it is looked for. */
const groups = {
  property: "applications",
  discussion: "applications",
  conclusion: "applications",
  document: "applications",
  objection: "applications",
  complaint: "applications",
  overlap: "applications",
  area: "applications",
  visit: "applications",
  write_off: "applications",
  case: "applications",
  view: "applications",
  report: "applications",
  payment: "settlements",
  distribution: "settlements",
  month: "settlements",
  correction: "settlements",
  instalments: "settlements",
  refund: "settlements",
  account: "settlements",
  svod: "settlements",
  cpayments: "settlements",
  cdistribution: "settlements",
  diagram: "questions",
  logic: "questions",
  field_group: "questions",
  group: "questions",
  field: "questions",
  user: "people",
  permissions: "people",
  device: "people",
  work: "people",
  access: "people",
  organisation: "people",
  position: "people",
  role: "people",
  place: "places",
  plan: "places",
  plan_graphic_history: "places",
  setting: "system",
  article: "system",
  faq: "system",
  manual: "system",
} as const satisfies Readonly<Record<SubjectOf<PermissionCode>, PermissionGroup>>;

/** What a permission is about. */
export function groupOf(code: PermissionCode): PermissionGroup {
  const [act, subject = ""] = code.split(":");
  return act === "menu" ? "pages" : groups[subject as SubjectOf<PermissionCode>];
}

/** All codes by what they are about, those of one thing together; groups without any are left out. */
export function codesByGroup(
  codes: readonly PermissionCode[] = permissionCodes,
): { readonly group: PermissionGroup; readonly codes: readonly PermissionCode[] }[] {
  return permissionGroups.flatMap((group) => {
    const own = codes.filter((code) => groupOf(code) === group);
    const together = [...Map.groupBy(own, (code) => code.split(":")[1] ?? "").values()].flat();
    return together.length === 0 ? [] : [{ group, codes: together }];
  });
}
