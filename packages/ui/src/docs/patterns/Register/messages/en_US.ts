import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of the pattern in English. */
export const messages = {
  title: "Applications",
  lead: "All applications of your district. Those due first stand on top.",
  new: "New application",
  search: "Find an application",
  searchHint: "Number or occupier",
  count: "{count, plural, one {# application} other {# applications}}",
  number: "Number",
  owner: "Occupier",
  place: "Address",
  status: "Status",
  area: "Area, m²",
  due: "Due",
  "status.discussion": "Under discussion",
  "status.announced": "Announced",
  "status.payment": "In payment",
  "status.editing": "In editing",
  download: "Download",
  downloaded:
    "Preparing {count, plural, one {# application} other {# applications}} for download. You will be told when it is ready.",
  "none.title": "No application matches these filters",
  "none.text": "Take one of the filters away, or search for a shorter word.",
  "none.clear": "Clear filters",
  "empty.title": "There are no applications yet",
  "empty.text": "An application will stand here once a citizen applies or you create one.",
  "error.text": "The service did not answer. Your filters are kept.",
  "noPermission.text":
    "Staff of the district’s cadastre see this list. Your organization’s administrator grants access.",
} as const satisfies Record<keyof typeof uzbek, string>;
