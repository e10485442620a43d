/* oxlint-disable jsx-a11y/control-has-associated-label -- empty cells carry no label */
import type { ReactElement } from "react";

interface GapProps {
  /** Pixels. */
  readonly height: number;
  readonly columns: number;
  /** The rows around it are drawn anew once the window they are drawn in has come. */
  readonly isPassing?: boolean;
}

/** The height of rows that are not drawn. */
export function Gap({ height, columns, isPassing = false }: GapProps): ReactElement | null {
  if (height <= 0) return null;
  return (
    <tr data-gap={isPassing ? "passing" : ""} role="presentation" aria-hidden="true">
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}
