import { type DocumentView, documents } from "@yer/api/contract/documents";
import { failureOf, type Failure, useExtra } from "@yer/api/react";
import { DownloadIcon, ExternalLinkIcon, Link, Skeleton, Stack } from "@yer/ui";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { FailedRead } from "../frame/FailedRead.js";
import { useDocumentText } from "./document-texts.js";

const Frame = styled.iframe`
  inline-size: 100%;
  block-size: min(80vh, 1000px);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
`;

interface DocumentFrameProps {
  document: Pick<DocumentView, "id" | "number">;
  /** The key in the page's address, if there is one. */
  k: string | undefined;
  title: string;
}

/** A document's bytes, shown within the page where the browser can; always to be opened and downloaded. */
export function DocumentFrame(props: DocumentFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return <Fetched key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />;
}

function Fetched({ document: { id, number }, k, title, onRetry }: DocumentFrameProps & { onRetry: () => void }) {
  const text = useDocumentText();
  const { client } = useExtra();
  const [address, setAddress] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    const abort = new AbortController();
    let made: string | undefined;
    const args = { params: { id }, query: k === undefined ? {} : { k } };
    async function fetchBytes() {
      try {
        const { blob } = await client.bytes(documents.pdf, args, { signal: abort.signal });
        if (abort.signal.aborted) return;
        made = URL.createObjectURL(new Blob([blob], { type: "application/pdf" }));
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
  }, [client, id, k]);

  if (failure) {
    return <FailedRead title={text("document.failed")} failure={failure} onRetry={onRetry} />;
  }
  if (address === undefined) return <Skeleton shape="block" height="480px" />;
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} isWrapping>
        <Link href={address} isNewTab button="secondary" icon={<ExternalLinkIcon />}>
          {text("document.open")}
        </Link>
        <Link href={address} download={`${number}.pdf`} button="secondary" icon={<DownloadIcon />}>
          {text("document.download")}
        </Link>
      </Stack>
      {navigator.pdfViewerEnabled ? (
        <Frame src={address} title={text("document.frame", { title })} />
      ) : (
        <p>{text("document.inlineNot")}</p>
      )}
    </Stack>
  );
}
