import type { BatchWork } from "@yer/api/contract/batch";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { InlineAlert, ProgressBar, Stack } from "@yer/ui";
import { useIntl } from "react-intl";
import type { BatchProps } from "./batch-face.js";
import { useBatchesText } from "./batches-texts.js";
import { countsOf } from "./counts-of.js";
import { useFace } from "./use-face.js";

/** How far the service has come with a batch, with a way to stop it. */
export function Working({ face, batch, work }: BatchProps & { readonly work: BatchWork }) {
  const text = useBatchesText();
  const intl = useIntl();
  const { words } = useFace(face);
  const [stop, { failure }] = useAct(face.declared.calls.stop);
  const { fresh, done } = countsOf(batch);
  const all = work === "checking" ? batch.rows : work === "applying" ? fresh + batch.done : done;
  return (
    <Stack gap={3}>
      <ProgressBar
        label={words.working[work]}
        value={batch.done}
        maxValue={Math.max(all, batch.done, 1)}
        valueText={`${intl.formatNumber(batch.done)} / ${intl.formatNumber(Math.max(all, batch.done))}`}
        onCancel={() => void stop({ params: { id: batch.id }, ifMatch: batch.version })}
      />
      <p>{text("batches.progress.away")}</p>
      {failure ? (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
    </Stack>
  );
}
