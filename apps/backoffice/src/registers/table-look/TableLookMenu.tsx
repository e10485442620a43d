import { LaterPart } from "@yer/ui";
import LookPanel from "./LookPanel.js";
import type { TableLook } from "./use-table-look.js";

/** The control of a register's columns, density and print, and what its paper says besides. */
export function TableLookMenu({ look }: { readonly look: TableLook }) {
  return (
    <LaterPart>
      <LookPanel look={look} />
    </LaterPart>
  );
}
