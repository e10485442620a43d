import type { Columns } from "@yer/api/contract/columns";
import type { DataTableColumn } from "@yer/ui";
import { useMemo } from "react";
import { useText } from "../../base/language/use-text.js";
import { type DrawnColumns, drawColumns } from "./draw-columns.js";
import { type Say, useSay } from "./use-say.js";

/**
 * The columns of a table inside a screen, as the contract declares them.
 *
 * @param draw how the screen draws them; keep its identity
 */
export function useDrawnColumns<Row, Of extends Columns, Text>(
  columns: Of,
  text: Text,
  draw: (say: Say<Text>) => DrawnColumns<Of, Row>,
): readonly DataTableColumn<Row>[] {
  const said = useSay(useText());
  const say = useSay(text);
  return useMemo(
    () => drawColumns<Row>(columns, draw(say) as object as Parameters<typeof drawColumns<Row>>[1], said),
    [columns, draw, say, said],
  );
}
