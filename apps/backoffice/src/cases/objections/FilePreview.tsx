import { type FileRef, files } from "@yer/api/contract/files";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, failureOf, useExtra } from "@yer/api/react";
import { Button, Dialog, InlineAlert, Skeleton } from "@yer/ui";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useObjectionText } from "./objection-texts.js";

const Picture = styled.img`
  max-inline-size: 100%;
  max-block-size: 70vh;
  object-fit: contain;
`;

const Frame = styled.iframe`
  inline-size: 100%;
  block-size: 70vh;
  border: 1px solid var(--yer-border);
`;

/** Props of {@link FilePreview}. */
export interface FilePreviewProps {
  file: FileRef;
  onClose: () => void;
}

/**
 * A file of a stranger, looked at without opening it on the machine: its bytes are shown as the picture or PDF that the
 * service found them to be, and as nothing else.
 */
export default function FilePreview({ file, onClose }: FilePreviewProps) {
  const text = useObjectionText();
  const { client } = useExtra();
  const [address, setAddress] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const { id, type } = file;
  useEffect(() => {
    const abort = new AbortController();
    let made: string | undefined;
    async function fetchBytes() {
      try {
        const { url } = await client.call(files.ticket, { params: { id } }, { signal: abort.signal });
        const reply = await client.environment.fetch(url, { headers: {}, signal: abort.signal });
        if (!reply.ok) throw new Error(`The file answered ${reply.status}.`);
        const bytes = await reply.arrayBuffer();
        if (abort.signal.aborted) return;
        made = URL.createObjectURL(new Blob([bytes], { type }));
        setAddress(made);
      } catch (error) {
        if (!abort.signal.aborted) setFailure(failureOf(error));
      }
    }
    void fetchBytes();
    return () => {
      abort.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [client, id, type]);

  return (
    <Dialog
      isOpen
      size="lg"
      isDismissable
      title={file.name}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={(close) => <Button onPress={close}>{text("word.close")}</Button>}
    >
      {failure ? (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : address === undefined ? (
        <Skeleton shape="block" height="320px" />
      ) : type === "application/pdf" ? (
        navigator.pdfViewerEnabled ? (
          <Frame src={address} title={file.name} />
        ) : (
          <p>{text("disputes.file.noViewer")}</p>
        )
      ) : (
        <Picture src={address} alt={text("disputes.file.picture", { name: file.name })} />
      )}
    </Dialog>
  );
}
