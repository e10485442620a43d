import { Button, DownloadIcon, FolderIcon, Menu, MenuItem, PrintIcon } from "@yer/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useEditor } from "./editor-context.js";
import { fileActs } from "./use-diagram-files.js";

const FileDialogs = lazy(() => import("./FileDialogs.js"));

const Hidden = styled.input`
  display: none;
`;

/** Opens a diagram from a file, as one edit that can be undone, and gives it out as one. */
export function FileMenu(): ReactNode {
  const { files, text } = useEditor();
  const { setInput } = files;
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
      <FileTold />
    </>
  );
}

/** Work that is done sooner is not told of: it would only flash. */
const patience = 300;

/** What is told of files, once there is something. */
function FileTold(): ReactNode {
  const { news, work } = useEditor().files;
  const isAtWork = work !== null;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isAtWork) return undefined;
    const timer = setTimeout(() => setLong(true), patience);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isAtWork]);
  return news || (isAtWork && isLong) ? (
    <Suspense>
      <FileDialogs />
    </Suspense>
  ) : null;
}
