import type { FileRef } from "@yer/api/contract/files";
import { sayFailure } from "@yer/api/messages/sentences";
import { failureOf, useExtra } from "@yer/api/react";
import { Button, DownloadIcon, EyeIcon, Stack, StatusTag, lazyPart } from "@yer/ui";
import { Suspense, useState } from "react";
import { styled } from "styled-components";
import { toasts } from "../../base/screen/toast-queue.js";
import { ByKind } from "../uploads/ByKind.js";
import { useObjectionText } from "./objection-texts.js";

const FilePreview = lazyPart(() => import("./FilePreview.js"));

const Name = styled.span`
  overflow-wrap: anywhere;
`;

/** Types a browser shows by itself; what they are the service found out from their bytes. */
const shown: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "application/pdf"]);

/** Files of an objection or a complaint: to be looked at where the browser can, to be downloaded always, once the scanner has passed them. */
export function AttachedFiles({
  files,
  hasKinds = false,
}: {
  readonly files: readonly FileRef[];
  /** Whether it is said what each document is. @default false */
  readonly hasKinds?: boolean;
}) {
  const text = useObjectionText();
  const { client } = useExtra();
  const [open, setOpen] = useState<FileRef>();
  if (files.length === 0) return <p>{text("disputes.files.none")}</p>;

  async function download(id: string): Promise<void> {
    try {
      await client.download(id);
    } catch (error) {
      toasts.push({ tone: "danger", text: sayFailure(text, failureOf(error)) });
    }
  }

  return (
    <>
      <ByKind files={files}>
        {(left) => (
          <Stack as="ul" gap={2}>
            {left.map((file) => {
              const closed =
                file.state === "clean"
                  ? undefined
                  : text(file.state === "refused" ? "disputes.file.refused" : "disputes.file.checking");
              return (
                <li key={file.id}>
                  <Stack direction="row" gap={2}>
                    <Name>{file.name}</Name>
                    {hasKinds ? <small>{text(`uploadKind.${file.kind ?? "none"}`)}</small> : null}
                    {closed === undefined ? null : (
                      <StatusTag tone={file.state === "refused" ? "danger" : "info"}>{closed}</StatusTag>
                    )}
                    {shown.has(file.type) ? (
                      <Button
                        size="sm"
                        variant="quiet"
                        icon={<EyeIcon />}
                        aria-label={text("disputes.file.look.named", { name: file.name })}
                        onPress={() => setOpen(file)}
                        {...(closed === undefined ? {} : { disabledReason: closed })}
                      >
                        {text("disputes.file.look")}
                      </Button>
                    ) : null}
                    <Button
                      size="sm"
                      variant="quiet"
                      icon={<DownloadIcon />}
                      aria-label={text("disputes.file.download.named", { name: file.name })}
                      onPress={() => download(file.id)}
                      {...(closed === undefined ? {} : { disabledReason: closed })}
                    >
                      {text("word.download")}
                    </Button>
                  </Stack>
                </li>
              );
            })}
          </Stack>
        )}
      </ByKind>
      <Suspense>{open ? <FilePreview file={open} onClose={() => setOpen(undefined)} /> : null}</Suspense>
    </>
  );
}
