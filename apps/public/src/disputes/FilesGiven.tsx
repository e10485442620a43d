import type { FileRef } from "@yer/api/contract/files";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, failureOf, useExtra } from "@yer/api/react";
import { Button, DownloadIcon, InlineAlert, Stack } from "@yer/ui";
import { useState } from "react";
import { useDisputeText } from "./dispute-texts.js";

/** Files of one's own objection or complaint, or of a redacted copy, to be downloaded once the scanner has passed them. */
export function FilesGiven({ files }: { files: readonly FileRef[] }) {
  const text = useDisputeText();
  const { client } = useExtra();
  const [failure, setFailure] = useState<Failure>();
  if (files.length === 0) return null;

  async function download(id: string): Promise<void> {
    setFailure(undefined);
    try {
      await client.download(id);
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  return (
    <Stack gap={2} align="start">
      {files.map(({ id, name, state, kind }) => (
        <Stack key={id} direction="row" gap={2} isWrapping>
          <Button
            size="sm"
            variant="quiet"
            icon={<DownloadIcon />}
            onPress={() => download(id)}
            {...(state === "clean"
              ? {}
              : { disabledReason: text(state === "refused" ? "dispute.file.refused" : "dispute.file.checking") })}
          >
            {name}
          </Button>
          {kind ? <small>{text(`uploadKind.${kind}`)}</small> : null}
        </Stack>
      ))}
      {failure ? (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
    </Stack>
  );
}
