import type { applicationsRegister } from "@yer/api/contract/application-register";
import { organisations } from "@yer/api/contract/organisations";
import { ageBandKeys, stuckKinds } from "@yer/api/contract/standing";
import { matchesSearch } from "@yer/api/formats";
import { skip, useMay, useRead } from "@yer/api/react";
import { usePanelText, withPanelTexts } from "../../standing/panel-texts.js";
import { createBar } from "../../../registers/kit/create-bar.js";
import { choices, flag } from "../../../registers/kit/declare-filters.js";
import { applicationFilters } from "./application-filters.js";

type Applications = typeof applicationsRegister;

function useOrganisations() {
  return { organisations: useRead(organisations.list, useMay("read:organisation") ? { query: {} } : skip).data?.items };
}

/** Search and filters of the register of applications, with words of the process panel. */
const ApplicationFilters = createBar<
  Applications,
  ReturnType<typeof usePanelText>,
  ReturnType<typeof useOrganisations>
>({
  useText: usePanelText,
  useMore: useOrganisations,
  search: ({ text }, { data }) => ({
    label: text("word.search"),
    hint: text("register.search.hint"),
    note: data?.forgiven === true && text("panel.filter.forgiven"),
  }),
  filters: [
    ...applicationFilters,
    {
      kind: "choices",
      name: "organisation",
      label: ({ text }) => text("register.filter.organisation"),
      options: ({ locale }, more) => more.organisations?.map(({ id, name }) => ({ id, label: name[locale] })),
      filter: matchesSearch,
    },
    // A box is drawn on the map; here it can only be taken off.
    { kind: "kept", name: "bbox", label: ({ text }) => text("register.filter.bbox") },
    { kind: "dates", from: "from", to: "to", label: ({ text }) => text("register.filter.dates") },
    flag("late", "word.late"),
    flag("soon", "panel.soon"),
    flag("suspended", "panel.suspended"),
    flag("instalments", "pause.instalments"),
    choices("age", "panel.age", ageBandKeys, (band) => `panel.age.${band}` as const),
    choices("stuck", "panel.stuck", stuckKinds, (kind) => `panel.stuck.${kind}` as const),
    // Whose files these are is chosen in the process panel; here it can only be taken off.
    {
      kind: "kept",
      name: "assignee",
      label: ({ text }, { assignee }) =>
        text(assignee === "none" ? "panel.filter.unassigned" : "panel.filter.assignee"),
    },
    flag("waiting", "register.filter.waiting"),
  ],
});

export default withPanelTexts(ApplicationFilters);
