import { LaterPart, lazyPart } from "@yer/ui";
import { Suspense } from "react";
import { afterFirstContent } from "../../base/language/first-content.js";
import type { TableLook } from "./use-table-look.js";

const LookPanel = lazyPart(() => afterFirstContent(() => import("./LookPanel.js")));

/** The control of a register's columns, density and print, and what its paper says besides; comes after the rows. */
export function TableLookMenu({ look }: { readonly look: TableLook }) {
  return (
    <LaterPart>
      <Suspense>
        <LookPanel look={look} />
      </Suspense>
    </LaterPart>
  );
}
