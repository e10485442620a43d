import { type DocumentView, documents } from "@yer/api/contract/documents";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, failureOf, useExtra } from "@yer/api/react";
import { Card, InlineAlert, Stack, UploadIcon } from "@yer/ui";
import { useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { useDocumentText } from "./document-texts.js";
import { sha256OfFile } from "./sha256-of.js";

// The browser's own file field, unseen over the whole place: a file can be dropped on it, and every keyboard and screen
// reader knows it. Its words would be in the browser's language.
const Place = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-3);
  padding: var(--yer-space-5);
  border: 1px dashed var(--yer-border-strong);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface-sunken);
  overflow-wrap: anywhere;
  > [data-choose] {
    display: inline-flex;
    align-items: center;
    gap: var(--yer-space-2);
    font-weight: var(--yer-weight-medium);
  }
  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:focus-within {
    outline: 2px solid var(--yer-focus);
    outline-offset: 2px;
  }
`;

type Finding =
  | { readonly state: "working" | "unreadable" | "same" | "unknown" }
  | { readonly state: "other"; readonly found: ReplyOf<typeof documents.byHash> }
  | { readonly state: "failed"; readonly failure: Failure };

/** Checks a PDF somebody has: its hash is made in the browser, and only that is asked about. */
export function CheckFile({ shown }: { shown: readonly Pick<DocumentView, "sha256">[] }) {
  const text = useDocumentText();
  const { client } = useExtra();
  const field = useId();
  const [finding, setFinding] = useState<Finding>();
  const [name, setName] = useState<string>();
  /** The latest choice: an earlier one that answers late says nothing. */
  const latest = useRef<File>(undefined);

  async function findingOf(file: File): Promise<Finding> {
    const hash = await sha256OfFile(file);
    if ("refused" in hash) return { state: hash.refused === "too-large" ? "unknown" : "unreadable" };
    const { sha256 } = hash;
    if (shown.some((document) => document.sha256 === sha256)) return { state: "same" };
    try {
      return { state: "other", found: await client.call(documents.byHash, { params: { sha256 } }) };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === "problem" && failure.problem.code === "not-found") return { state: "unknown" };
      return { state: "failed", failure };
    }
  }

  async function check(file: File | undefined) {
    latest.current = file;
    setName(file?.name);
    if (file === undefined) return setFinding(undefined);
    setFinding({ state: "working" });
    const found = await findingOf(file);
    if (latest.current === file) setFinding(found);
  }

  return (
    <Card title={text("document.check")} description={text("document.check.text")}>
      <Stack gap={3}>
        <Stack gap={1}>
          <label htmlFor={field}>{text("document.check.choose")}</label>
          <Place>
            <span data-choose="" aria-hidden="true">
              <UploadIcon size={16} />
              {text("document.check.pick")}
            </span>
            {name === undefined ? null : <span>{name}</span>}
            <input
              id={field}
              type="file"
              accept="application/pdf,.pdf"
              onChange={(event) => void check(event.currentTarget.files?.[0])}
            />
          </Place>
        </Stack>
        <output>{finding ? <Said finding={finding} /> : null}</output>
      </Stack>
    </Card>
  );
}

function Said({ finding }: { finding: Finding }) {
  const text = useDocumentText();
  switch (finding.state) {
    case "working":
      return <p>{text("document.check.working")}</p>;
    case "unreadable":
      return <InlineAlert tone="danger">{text("document.check.unreadable")}</InlineAlert>;
    case "same":
      return <InlineAlert tone="success">{text("document.check.same")}</InlineAlert>;
    case "unknown":
      return (
        <InlineAlert tone="danger" title={text("document.check.unknown")}>
          {text("document.check.unknown.text")}
        </InlineAlert>
      );
    case "other":
      return (
        <InlineAlert tone={finding.found.state === "valid" ? "info" : "warning"}>
          {text("document.check.other", {
            kind: text(`document.kind.${finding.found.kind}`),
            number: finding.found.number,
            state: text(`document.state.${finding.found.state}`),
          })}
        </InlineAlert>
      );
    case "failed":
      return <InlineAlert tone="danger">{sayFailure(text, finding.failure)}</InlineAlert>;
  }
}
