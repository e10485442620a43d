import type { conclusionsRegister, InboxRow } from "@yer/api/contract/conclusions";
import { langOfName, StatusTag } from "@yer/ui";
import type { DrawnColumns } from "../../registers/kit/draw-columns.js";
import type { Say } from "../../registers/kit/use-say.js";
import type { useConclusionsText } from "./conclusions-texts.js";

/** The inbox's columns: what is due and who holds it, or of what was given when and how. */
export function columnsOf(
  { text, dates, locale }: Say<ReturnType<typeof useConclusionsText>>,
  { isDone }: { readonly isDone: boolean },
): DrawnColumns<typeof conclusionsRegister.columns, InboxRow> {
  return {
    step: { cell: ({ step }) => <span lang={langOfName(step, locale)}>{step[locale]}</span>, minWidth: 160 },
    // "просрочка 12 дней" whole, with its sign.
    deadline: isDone ? false : { width: 210 },
    holder: isDone
      ? false
      : {
          cell: ({ lease }) => {
            if (!lease?.live) return text("conclusions.holder.none");
            const until = dates.moment(lease.until);
            return lease.mine
              ? text("conclusions.holder.mine", { until })
              : text("conclusions.holder", { name: lease.holder.name, until });
          },
          minWidth: 190,
        },
    given: isDone ? { width: 176 } : false,
    verdict: isDone
      ? {
          cell: ({ verdict }) =>
            verdict === null ? (
              "—"
            ) : (
              <StatusTag tone={verdict === "positive" ? "success" : "danger"}>{text(`verdict.${verdict}`)}</StatusTag>
            ),
          width: 128,
        }
      : false,
    place: { minWidth: 180 },
    status: { width: 160 },
    legalBasis: { width: 72, align: "end" },
  };
}
