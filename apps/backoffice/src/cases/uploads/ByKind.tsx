import type { FileRef } from "@yer/api/contract/files";
import type { UploadMessageId } from "@yer/api/uploads/messages/texts";
import { Stack, ToggleButton, useHostText } from "@yer/ui";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { kindOf, kindsAmong, type KindTold } from "./kinds-among.js";

const useUploadText = useHostText<UploadMessageId>;

const Kinds = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Props of {@link ByKind}. */
export interface ByKindProps<File extends Pick<FileRef, "kind">> {
  readonly files: readonly File[];
  /** Draws the documents that are left. */
  readonly children: (files: readonly File[]) => ReactNode;
}

/** A list of documents that can be narrowed to one kind, where there are many of several kinds. */
export function ByKind<File extends Pick<FileRef, "kind">>({ files, children }: ByKindProps<File>) {
  const text = useUploadText();
  const [asked, setAsked] = useState<KindTold>();
  const kinds = kindsAmong(files);
  // One that the last document of is gone asks for nothing.
  const only = kinds.some(({ kind }) => kind === asked) ? asked : undefined;
  return (
    <Stack gap={3}>
      {kinds.length > 0 ? (
        <Kinds aria-label={text("uploadKind")}>
          <ToggleButton size="sm" isSelected={only === undefined} onChange={() => setAsked(undefined)}>
            {text("uploadKind.all", { count: files.length })}
          </ToggleButton>
          {kinds.map(({ kind, count }) => (
            <ToggleButton
              key={kind}
              size="sm"
              isSelected={only === kind}
              onChange={(isOn) => setAsked(isOn ? kind : undefined)}
            >
              {text("uploadKind.counted", { kind: text(`uploadKind.${kind}`), count })}
            </ToggleButton>
          ))}
        </Kinds>
      ) : null}
      {children(only === undefined ? files : files.filter((file) => kindOf(file) === only))}
    </Stack>
  );
}
