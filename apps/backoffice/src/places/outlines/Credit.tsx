import { Skeleton, Stack, TextField } from "@yer/ui";
import { useEffect } from "react";
import type { GivenProps } from "../../registers/batches/batch-face.js";
import { useServerDraft } from "../../base/drafts/use-server-draft.js";
import { usePlacesText } from "../places-texts.js";

/** What the outlines of a file are credited to, kept on the service while it is written. */
export function Credit({ batch, onGiven }: GivenProps) {
  const text = usePlacesText();
  const draft = useServerDraft("outline:place", batch.id, { credit: "" });
  const { ready, discard, value } = draft;
  const credit = value.credit.trim();
  useEffect(() => {
    onGiven(ready ? { body: { credit: credit === "" ? null : credit }, done: discard } : undefined);
  }, [onGiven, ready, credit, discard]);
  if (!ready) return <Skeleton />;
  return (
    <Stack gap={2} align="start">
      <TextField
        label={text("places.outlines.credit")}
        value={value.credit}
        onChange={(next) => draft.change({ credit: next })}
        width="lg"
      />
      {draft.status}
    </Stack>
  );
}
