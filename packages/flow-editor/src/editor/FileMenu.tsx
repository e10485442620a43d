import { Button, Dialog, DownloadIcon, FolderIcon, InlineAlert, Menu, MenuItem, PrintIcon } from "@yer/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useEditor } from "./editor-context.js";
import { fileActs } from "./use-diagram-files.js";

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
      <Dialog
        isOpen={news !== null}
        onOpenChange={dismiss}
        title={text(news?.failed === null ? "file.opened" : "file.failed")}
        isDismissable
      >
        {news && news.failed !== null ? <InlineAlert tone="danger">{news.failed}</InlineAlert> : null}
        {news && news.notes.length > 0 ? (
          <>
            <p>{text("file.notes")}</p>
            <Notes>
              {[...new Set(news.notes)].map((note) => (
                <li key={note}>{note}</li>
              ))}
            </Notes>
          </>
        ) : null}
      </Dialog>
    </>
  );
}
