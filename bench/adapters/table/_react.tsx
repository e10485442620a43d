import { type ReactElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { until } from "../../page/probe.js";
import type { TableAdapter, TableInput } from "../../workloads/table/adapter.js";
import type { Row } from "../../workloads/table/register.js";

/** Elements of the document, in its order. */
export const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

/** An adapter made of a component, and of the places where the library keeps its elements. */
export function reactTable(
  Table: (input: TableInput) => ReactElement,
  parts: Omit<TableAdapter, "mount" | "replace">,
): TableAdapter {
  let show: ((rows: readonly Row[]) => void) | undefined;
  const present = ([row]: readonly Row[]): boolean =>
    row !== undefined && parts.rows().some(({ textContent }) => textContent?.includes(row.parcel));

  function Holder({ input }: { readonly input: TableInput }): ReactElement {
    const [rows, setRows] = useState(input.rows);
    show = setRows;
    return <Table {...input} rows={rows} />;
  }
  return {
    ...parts,
    async mount(root, input) {
      createRoot(root).render(<Holder input={input} />);
      await until(() => present(input.rows));
    },
    async replace(rows) {
      show?.(rows);
      await until(() => present(rows));
    },
  };
}
