/* oxlint-disable jsx-a11y/control-has-associated-label -- empty cells carry no label */
import type { ReactElement } from "react";

/** The height of rows that are not drawn. */
export function Gap({ height, columns }: { readonly height: number; readonly columns: number }): ReactElement | null {
  if (height <= 0) return null;
  return (
    <tr data-gap="" role="presentation" aria-hidden="true">
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}
