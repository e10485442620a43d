import { AlertDialog, Button, Dialog, InlineAlert, ProgressBar } from "@yer/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ProcessPicture } from "../canvas/ProcessPicture.js";
import { useEditor } from "./editor-context.js";
import type { FileNews } from "./use-diagram-files.js";

const Notes = styled.ul`
  margin: 0;
  padding-inline-start: var(--yer-space-5);
  max-block-size: 50dvh;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

const Processes = styled.ul`
  display: grid;
  gap: var(--yer-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--yer-space-3);
    overflow-wrap: anywhere;
  }
  @media (max-width: 480px) {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

const Count = styled.span`
  display: block;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;

/** What is told and asked about files, and how far work on one has come. */
export default function FileDialogs(): ReactNode {
  const { files, text } = useEditor();
  const { news, work, dismiss, cancel } = files;
  if (work) {
    return (
      <Dialog isOpen onOpenChange={cancel} title={work.title}>
        <ProgressBar
          label={work.title}
          {...(work.share === null ? {} : { value: Math.round(work.share * 100) })}
          onCancel={cancel}
        />
      </Dialog>
    );
  }
  if (news?.replace) {
    return (
      <AlertDialog
        isOpen
        onOpenChange={dismiss}
        title={news.title}
        confirmLabel={text("file.replace.confirm")}
        isDanger
        onConfirm={news.replace}
      >
        <Told news={news} />
      </AlertDialog>
    );
  }
  return (
    <Dialog isOpen={news !== null} onOpenChange={dismiss} title={news?.title ?? ""} isDismissable>
      {news ? <Told news={news} /> : null}
      {news?.choice ? <Choice {...news.choice} /> : null}
    </Dialog>
  );
}

function Choice({ processes, choose }: NonNullable<FileNews["choice"]>): ReactNode {
  const { text } = useEditor();
  return (
    <Processes>
      {processes.map((process) => {
        const name = process.name === "" ? process.id : process.name;
        const steps = process.reading?.diagram.steps.length ?? 0;
        return (
          <li key={`${process.id} ${name}`}>
            {process.reading ? <ProcessPicture diagram={process.reading.diagram} /> : null}
            <span>
              <strong>{name}</strong>
              <Count>{text("file.processSteps", { count: steps })}</Count>
            </span>
            <Button size="sm" aria-label={text("file.chooseOne", { name })} onPress={() => choose(process)}>
              {text("file.chooseThis")}
            </Button>
          </li>
        );
      })}
    </Processes>
  );
}

function Told({ news: { failed, notes, replace } }: { readonly news: FileNews }): ReactNode {
  const { text } = useEditor();
  return (
    <>
      {failed === null ? null : <InlineAlert tone={replace ? "warning" : "danger"}>{failed}</InlineAlert>}
      {notes.length > 0 ? (
        <>
          <p>{text("file.notes")}</p>
          <Notes>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Notes>
        </>
      ) : null}
    </>
  );
}
