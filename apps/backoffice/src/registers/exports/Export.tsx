import { Suspense } from "react";
import ExportMenu, { type ExportMenuProps } from "./ExportMenu.js";

/** A register's way into a file; its words may come after the rows. */
export function Export(props: ExportMenuProps) {
  return (
    <Suspense>
      <ExportMenu {...props} />
    </Suspense>
  );
}
