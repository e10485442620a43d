import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

type TextId = keyof Texts | keyof typeof messages;

/** Subjects of permissions that the menu or another word already names; every other has `subject.<its code>`. */
const namedElsewhere: Readonly<Record<string, TextId | undefined>> = {
  overlap: "overlap.overlap",
  diagram: "menu.diagrams",
  case: "word.runningCases",
  permissions: "menu.permissions",
  organisation: "word.organization",
  organization: "word.organization",
  position: "why.kind.position",
  setting: "settings.column.name",
  dashboard: "menu.dashboard",
  applications: "menu.group.applications",
  conclusions: "menu.conclusions",
  drafts: "menu.drafts",
  written_off: "menu.written_off",
  "state-owneds": "menu.state-owneds",
  objections: "word.objections",
  svod: "menu.svod",
  council: "menu.council",
  receipts: "menu.receipts",
  imports: "menu.imports",
  cdistribution: "menu.cdistribution",
  plangrafic: "menu.plangrafic",
  plan: "menu.plangrafic",
  area: "facts.plot",
  users: "menu.users",
  map: "menu.map",
  positions: "menu.positions",
  roles: "menu.roles",
  settingorganisation: "menu.settingorganisation",
  fields: "menu.fields",
  "field-groups": "menu.field-groups",
  group: "subject.field_group",
  diagrams: "menu.diagrams",
  allsetting: "menu.allsetting",
  allregions: "menu.allregions",
  alldistricts: "menu.alldistricts",
  allneighborhoods: "menu.allneighborhoods",
  applicationpanel: "menu.applicationpanel",
  payments: "subject.payment",
};

/** A permission for people who do not read codes: what it is about, then what it lets one do. */
export function permissionInWords(text: (id: TextId) => string, code: string): string {
  const [act = "", subject = ""] = code.split(":");
  return `${text(namedElsewhere[subject] ?? (`subject.${subject}` as TextId))}: ${text(`act.${act}` as TextId)}`;
}
