import { InlineAlert, ProgressBar } from "@yer/ui";
import { useIntl } from "react-intl";
import { usePanelText } from "./panel-texts.js";
import type { Moves } from "./use-moves.js";

/** How far a move of work has come, with a way to stop it; afterwards, what became of it. */
export function MoveProgress({ moves }: { moves: Moves }) {
  const text = usePanelText();
  const intl = useIntl();
  const { progress, results, stopped } = moves;
  if (!progress) return null;
  if (progress.running) {
    return (
      <ProgressBar
        label={text("panel.move.progress")}
        value={progress.done}
        maxValue={progress.all}
        valueText={`${intl.formatNumber(progress.done)} / ${intl.formatNumber(progress.all)}`}
        onCancel={moves.stop}
      />
    );
  }
  const refused = [...results.values()].filter(({ outcome }) => outcome === "refused").length;
  return (
    <>
      <InlineAlert tone={refused > 0 ? "warning" : "success"} isAnnounced>
        {text("panel.move.done", { moved: results.size - refused, refused })}
      </InlineAlert>
      {stopped ? <InlineAlert tone="info">{text("panel.move.stopped")}</InlineAlert> : null}
    </>
  );
}
