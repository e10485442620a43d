import { conclusions, conclusionsRegister, type InboxRow, inboxViews } from "@yer/api/contract/conclusions";
import { addressOf } from "@yer/api/paths";
import { skip, useRead } from "@yer/api/react";
import { InboxIcon, lazyPart, Tabs } from "@yer/ui";
import { type ReactNode, useMemo } from "react";
import { fileFilters } from "../applications/register/file-filters.js";
import { createRegister } from "../../registers/kit/create-register.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { columnsOf } from "./columns.js";
import { useConclusionsText, withConclusionsTexts } from "./conclusions-texts.js";

const ConclusionDrawer = lazyPart(() => import("./ConclusionDrawer.js"));

type Inbox = RegisterState<typeof conclusionsRegister>;

const viewOf = ({ asked }: Pick<Inbox, "asked">) => asked.view ?? inboxViews[0];

/** How many each list holds under the filters that stand, and the names of the steps. */
function useCounts({ asked, mayRead }: Inbox) {
  const { view: _, sort: _sort, ...query } = asked;
  return useRead(conclusions.counts, mayRead ? { query } : skip).data;
}

/** What columns and filters need: whether what was given is looked at, and the steps there are to choose. */
function useMore(inbox: Inbox) {
  const isDone = viewOf(inbox) === "done";
  const steps = useCounts(inbox)?.steps;
  const chosen = inbox.asked.step;
  return useMemo(
    () => ({ isDone, steps: [...new Set([...(steps ?? []), ...(chosen ?? [])])], chosen }),
    [isDone, steps, chosen],
  );
}

/** The lists of the inbox, each with its length. */
function Views({ register, children }: { readonly register: Inbox; readonly children: ReactNode }) {
  const text = useConclusionsText();
  const counts = useCounts(register);
  const shown = viewOf(register);
  return (
    <Tabs
      aria-label={text("conclusions.views")}
      selectedKey={shown}
      // The order goes: what is due says nothing of what was given.
      onSelectionChange={(view) => register.ask({ view: view === inboxViews[0] ? undefined : view, sort: undefined })}
      items={inboxViews.map((view) => {
        const count = counts?.byView[view];
        return {
          id: view,
          label: text(`conclusions.view.${view}`),
          ...(count === undefined ? {} : { count: count.total, hasMore: count.more }),
          content: view === shown ? children : null,
        };
      })}
    />
  );
}

/** The conclusion that is open in place. */
function Opened({ register: { opened, open } }: { readonly register: Inbox }) {
  const [fileId, stepId] = [opened("file"), opened("at")];
  if (fileId === undefined || stepId === undefined) return null;
  return (
    <ConclusionDrawer
      key={`${fileId} ${stepId}`}
      opened={{ fileId, stepId }}
      onClose={() => open({ file: undefined, at: undefined })}
    />
  );
}

/** What was given is read, or superseded, on the application's page. */
const hrefOf = (row: InboxRow) => `${addressOf("/application/:id", { id: row.applicationId })}?tab=discussion`;

/** `/conclusions`: an organisation's day's work; what is open in place stands in the URL too. */
const ConclusionsScreen = createRegister(conclusionsRegister, {
  useText: useConclusionsText,
  aside: ["view"],
  title: "menu.conclusions",
  label: ({ text }, inbox) => text(`conclusions.view.${viewOf(inbox)}`),
  useMore,
  columns: (say, { isDone }) => columnsOf(say, isDone),
  rowId: (row) => `${row.applicationId} ${row.stepId}`,
  sort: { first: ({ view }) => (view === "done" ? "-given" : "deadline") },
  search: ({ text }) => ({ label: text("word.search"), hint: text("register.search.hint") }),
  filters: [
    {
      kind: "choices",
      name: "step",
      label: ({ text }) => text("conclusions.column.step"),
      options: (_, { steps, chosen }) =>
        steps.length > 1 || chosen ? steps.map((label) => ({ id: label, label })) : undefined,
    },
    ...fileFilters,
  ],
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
  Frame: Views,
  Beside: Opened,
});

export default withConclusionsTexts(ConclusionsScreen);
