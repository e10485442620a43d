import { DiagramEditor } from "@yer/flow-editor/editor";
import { loadFlowTexts } from "@yer/flow-editor";
import type { Diagram } from "@yer/flow-editor/model";
import { loadUiTexts, UiProvider, type UiTexts } from "@yer/ui";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { until } from "../../page/probe.js";
import type { FlowAdapter } from "../../workloads/flow/adapter.js";
import type { DiagramNode, FlowDiagram } from "../../workloads/flow/diagram.js";

const loaded: { texts?: UiTexts } = {};

const choices = {
  organisations: [],
  kinds: [{ id: "cadastre", label: "Kadastr" }],
  fieldGroups: [{ id: "right", label: "Binoga boʻlgan huquq" }],
};

const position = ({ x, y }: DiagramNode): { readonly x: number; readonly y: number } => ({ x, y });

function toDiagram({ nodes, relations }: FlowDiagram): Diagram {
  const of = (...types: DiagramNode["type"][]): DiagramNode[] => nodes.filter(({ type }) => types.includes(type));
  return {
    version: 1,
    headTail: of("start", "end").map((node) => ({
      id: node.id,
      type: node.type === "start" ? "start" : "end",
      data: { label: node.label },
      position: position(node),
    })),
    steps: of("step").map((node) => ({
      id: node.id,
      label: node.label,
      body: { kind: "kind", organisationKind: "cadastre" },
      fieldGroupId: "right",
      days: 10,
      position: position(node),
    })),
    parallelGateways: of("split", "join").map((node) => ({ id: node.id, position: position(node) })),
    relations: relations.map((relation) => ({ ...relation, quantity: 1 })),
  };
}

const count = (what: string): number => document.querySelectorAll(`.react-flow__${what}`).length;

/** Waits until nothing more comes into the document or leaves it: of many nodes only those in view are drawn. */
async function rest(): Promise<void> {
  let before = -1;
  let same = 0;
  await until(() => {
    const now = count("node") + count("edge");
    same = now === before && count("edge") > 0 ? same + 1 : 0;
    before = now;
    return same >= 2;
  }, 60_000);
}

/** The whole editor: palette, findings, properties, map. */
export default {
  async prepare() {
    [loaded.texts] = await Promise.all([loadUiTexts("uz_UZ"), loadFlowTexts("uz_UZ")]);
  },
  async open(root, diagram) {
    createRoot(root).render(
      <UiProvider locale="uz_UZ" {...loaded}>
        <Suspense>
          <DiagramEditor defaultValue={toDiagram(diagram)} choices={choices} height="840px" />
        </Suspense>
      </UiProvider>,
    );
    await rest();
  },
  canvas: () => document.querySelector(".react-flow"),
  node: (id) => document.querySelector(`.react-flow__node[data-id="${id}"]`),
  drawn: () => count("node"),
  isBackground: (element) => element.classList.contains("react-flow__pane"),
  async add() {
    const before = document.querySelector(".react-flow__node.selected");
    document.querySelector<HTMLElement>("fieldset [draggable=true] button")?.click();
    await until(() => {
      const selected = document.querySelector(".react-flow__node.selected");
      return selected !== null && selected !== before;
    });
  },
} satisfies FlowAdapter;
