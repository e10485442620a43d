import { type applicationsRegister, conclusionEvents } from "@yer/api/contract/application-register";
import { landCategories } from "@yer/api/contract/land-use";
import { organisations } from "@yer/api/contract/organisations";
import { ageBandKeys, stuckKinds } from "@yer/api/contract/standing";
import { matchesSearch } from "@yer/api/formats";
import { skip, useMay, useRead } from "@yer/api/react";
import { useStandingText, withStandingTexts } from "../../standing/standing-texts.js";
import { useRefusalFilter } from "../../refusals/use-refusal-filter.js";
import { createBar } from "../../../registers/kit/create-bar.js";
import { useAtRest } from "../../../base/screen/at-rest.js";
import type { RegisterState } from "../../../registers/kit/register-state.js";
import { choices, flag } from "../../../registers/kit/declare-filters.js";
import { applicationFilters } from "./application-filters.js";

type Applications = typeof applicationsRegister;

/**
 * What is read once the page is at rest, or at once where it is asked for: all organisations, and reasons of refusals.
 */
function useLater({ asked, face }: RegisterState<Applications>) {
  const isAtRest = useAtRest(face.status === "ready");
  const isWanted = isAtRest || asked.organisation !== undefined;
  const mayRead = useMay("read:organisation");
  return {
    organisations: useRead(organisations.list, mayRead && isWanted ? { query: {} } : skip).data?.items,
    refusal: useRefusalFilter(isAtRest || asked.refusal !== undefined),
  };
}

/** Search and filters of the register of applications, with words of where applications stand. */
const ApplicationFilters = createBar<Applications, ReturnType<typeof useStandingText>, ReturnType<typeof useLater>>({
  useText: useStandingText,
  useMore: useLater,
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
    {
      kind: "dates",
      from: "submittedFrom",
      to: "submittedTo",
      label: ({ text }) => text("schedules.column.submitted"),
    },
    { kind: "dates", from: "finishedFrom", to: "finishedTo", label: ({ text }) => text("schedules.column.finished") },
    choices("landCategory", "facts.landCategory", landCategories, (key) => `landCategory.${key}` as const),
    {
      kind: "choices",
      name: "refusal",
      label: (_, { refusal }) => refusal?.label ?? "",
      options: (_, { refusal }) => refusal?.items,
    },
    // Whose conclusions are awaited the dashboard tells; here it can only be taken off.
    { kind: "kept", name: "awaits", label: ({ text }) => text("panel.filter.awaits") },
    // What organisations had to do with applications the reports tell; here it can only be taken off, or asked of other
    // days.
    {
      kind: "kept",
      name: "conclusion",
      label: ({ text }, { conclusion }) =>
        text(`panel.filter.conclusion.${conclusionEvents.find((event) => event === conclusion) ?? "asked"}`),
    },
    { kind: "kept", name: "concludedBy", label: ({ text }) => text("panel.filter.concludedBy") },
    { kind: "kept", name: "concludedStep", label: (_, { concludedStep }) => String(concludedStep) },
    {
      kind: "dates",
      from: "conclusionFrom",
      to: "conclusionTo",
      label: ({ text }) => text("panel.filter.conclusion.days"),
    },
    flag("inTime", "panel.filter.inTime"),
    flag("late", "word.late"),
    flag("soon", "panel.soon"),
    flag("suspended", "panel.suspended"),
    flag("instalments", "pause.instalments"),
    choices("age", "panel.age", ageBandKeys, (band) => `panel.age.${band}` as const),
    choices("stuck", "panel.stuck", stuckKinds, (kind) => `panel.stuck.${kind}` as const),
    // Whose applications these are is chosen in the process panel; here it can only be taken off.
    {
      kind: "kept",
      name: "assignee",
      label: ({ text }, { assignee }) =>
        text(assignee === "none" ? "panel.filter.unassigned" : "panel.filter.assignee"),
    },
    flag("waiting", "register.filter.waiting"),
  ],
});

export default withStandingTexts(ApplicationFilters);
