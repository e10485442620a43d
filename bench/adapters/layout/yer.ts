import { layoutDiagram } from "@yer/flow-editor/layout";
import { validate, type Diagram } from "@yer/flow-editor/model";
import type { LayoutAdapter } from "../../workloads/layout/adapter.js";
import { toDiagram } from "../flow/_to-diagram.js";

const prepared: { diagram?: Diagram } = {};

const given = (): Diagram => {
  if (!prepared.diagram) throw new Error("Nothing was prepared");
  return prepared.diagram;
};

/** What "Tidy up" in the editor does, and the validator. */
export default {
  prepare(diagram) {
    prepared.diagram = toDiagram(diagram);
  },
  layout: () => new Map(Object.entries(layoutDiagram(given()))),
  check: () => validate(given()).length,
} satisfies LayoutAdapter;
