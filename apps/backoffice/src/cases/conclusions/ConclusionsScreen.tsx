import { conclusionsRegister, type InboxRow } from "@yer/api/contract/conclusions";
import { addressOf } from "@yer/api/paths";
import { InboxIcon } from "@yer/ui";
import { createRegister } from "../../registers/kit/create-register.js";
import { columnsOf } from "./columns.js";
import { useConclusionsText, withConclusionsTexts } from "./conclusions-texts.js";
import { useMore, viewOf } from "./inbox.js";
import { inboxFilters } from "./inbox-filters.js";
import { InboxViews } from "./InboxViews.js";
import { OpenedConclusion } from "./OpenedConclusion.js";
import { rowOfSeat } from "./seat-rows.js";
import { useBulkConclusions } from "./use-bulk-conclusions.js";

/** What was given is read, or superseded, on the application's page. */
const hrefOf = (row: InboxRow) => `${addressOf("/application/:id", { id: row.applicationId })}?tab=discussion`;

/** `/conclusions`: an organisation's day's work; what is open in place stands in the URL too. */
const ConclusionsScreen = createRegister(conclusionsRegister, {
  useText: useConclusionsText,
  aside: ["view"],
  title: "menu.conclusions",
  label: ({ text }, inbox) => text(`conclusions.view.${viewOf(inbox)}`),
  useMore,
  columns: columnsOf,
  rowId: rowOfSeat,
  sort: { first: ({ view }) => (view === "done" ? "-given" : "deadline") },
  search: ({ text }) => ({ label: text("word.search"), hint: text("register.search.hint") }),
  filters: inboxFilters,
  href: hrefOf,
  opens: {
    names: ["file", "at"],
    of: ({ applicationId, stepId }, inbox) =>
      viewOf(inbox) === "done" ? undefined : { file: applicationId, at: stepId },
  },
  views: "/conclusions",
  file: {},
  empty: {
    icon: <InboxIcon size={32} />,
    title: ({ text }, inbox) => text(`conclusions.empty.${viewOf(inbox)}`),
    text: ({ text }, inbox) => {
      const view = viewOf(inbox);
      if (view === "waiting") return text("conclusions.empty.text");
      return view === "mine" ? text("conclusions.empty.mine.text") : "";
    },
    narrowed: { title: "register.empty", text: "register.empty.filtered" },
  },
  forbidden: "conclusions.forbidden",
  Frame: InboxViews,
  Beside: OpenedConclusion,
  useActs: useBulkConclusions,
});

export default withConclusionsTexts(ConclusionsScreen);
