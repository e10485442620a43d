import type { BulkConclusionsAsked } from "@yer/api/contract/bulk-moves";
import type { InboxRow } from "@yer/api/contract/conclusions";
import { lazyPart, noSelection, type Selection } from "@yer/ui";
import { Suspense, useState } from "react";
import type { RegisterActs } from "../../registers/kit/create-register.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { useConclusionsText } from "./conclusions-texts.js";
import { type Inbox, viewOf } from "./inbox.js";
import { seatOfRow } from "./seat-rows.js";

const BulkConclusionDialog = lazyPart(() => import("./BulkConclusionDialog.js"));

/** The chosen rows, as the service is asked about them. */
function askedOf(selection: Selection, inbox: Inbox): BulkConclusionsAsked {
  if (selection.kind === "some") return { seats: [...selection.ids].map(seatOfRow) };
  const { view: _, sort: _sort, ...filters } = inbox.asked;
  return { view: viewOf(inbox), filters, except: [...selection.except].map(seatOfRow) };
}

/** Chosen rows of the inbox, and the conclusion that is given to all of them. Other filters begin a new choice. */
export function useBulkConclusions(inbox: Inbox): RegisterActs<InboxRow> {
  const text = useConclusionsText();
  const refusal = useRefusal("give:conclusion");
  const of = JSON.stringify(inbox.asked);
  const [chosen, setChosen] = useState({ of, selection: noSelection });
  const [asking, setAsking] = useState<BulkConclusionsAsked>();
  // What was given is looked at again one by one.
  if (viewOf(inbox) === "done" || refusal.disabledReason !== undefined) return {};
  const selection = chosen.of === of ? chosen.selection : noSelection;
  return {
    table: {
      selection,
      onSelectionChange: (next) => setChosen({ of, selection: next }),
      bulkActions: [{ id: "give", label: text("many.give"), onAction: () => setAsking(askedOf(selection, inbox)) }],
    },
    dialog: asking ? (
      <Suspense>
        <BulkConclusionDialog asked={asking} onClose={() => setAsking(undefined)} />
      </Suspense>
    ) : null,
  };
}
