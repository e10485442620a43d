import { lazyPart } from "@yer/ui";
import { Suspense } from "react";
import { afterFirstContent } from "../../base/language/first-content.js";
import type { ExportMenuProps } from "./ExportMenu.js";

const ExportMenu = lazyPart(() => afterFirstContent(() => import("./ExportMenu.js")));

/** A register's way into a file; comes after the rows. */
export function Export(props: ExportMenuProps) {
  return (
    <Suspense>
      <ExportMenu {...props} />
    </Suspense>
  );
}
