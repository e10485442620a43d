import { inboxViews } from "@yer/api/contract/conclusions";
import { Tabs } from "@yer/ui";
import type { ReactNode } from "react";
import { useConclusionsText } from "./conclusions-texts.js";
import { type Inbox, useCounts, viewOf } from "./inbox.js";

/** The lists of the inbox, each with its length. */
export function InboxViews({ register, children }: { readonly register: Inbox; readonly children: ReactNode }) {
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
