import { AlertDialog, Button, Dialog, DownloadIcon, FolderIcon, InlineAlert, Menu, MenuItem, PrintIcon } from "@yer/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useEditor } from "./editor-context.js";
import { fileActs } from "./use-diagram-files.js";
import type { FileNews } from "./use-diagram-files.js";

const Notes = styled.ul`
  margin: 0;
  padding-inline-start: var(--yer-space-5);
  max-block-size: 50dvh;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

const Hidden = styled.input`
  display: none;
`;

/** Opens a diagram from a file, as one edit that can be undone, and gives it out as one. */
export function FileMenu(): ReactNode {
  const { files, text } = useEditor();
  const { news, setInput, dismiss } = files;
  return (
    <>
      <Menu trigger={<Button size="sm">{text("file.menu")}</Button>}>
        <MenuItem icon={<FolderIcon />} onAction={files.ask}>
          {text("file.import")}
        </MenuItem>
        {fileActs.map((act) => (
          <MenuItem
            key={act}
            icon={act === "print" ? <PrintIcon /> : <DownloadIcon />}
            onAction={() => void files.give(act)}
          >
            {text(`file.${act}`)}
          </MenuItem>
        ))}
      </Menu>
      <Hidden
        ref={setInput}
        type="file"
        accept=".bpmn,.xml,.json"
        aria-label={text("file.import")}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be opened again.
          event.target.value = "";
          if (file) void files.open(file);
        }}
      />
      {news?.replace ? (
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
      ) : (
        <Dialog isOpen={news !== null} onOpenChange={dismiss} title={news?.title ?? ""} isDismissable>
          {news ? <Told news={news} /> : null}
        </Dialog>
      )}
    </>
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
