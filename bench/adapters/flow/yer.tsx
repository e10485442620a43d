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
const node = (id: string): HTMLElement | null => document.querySelector(`.react-flow__node[data-id="${id}"]`);
const opened: { diagram: FlowDiagram } = { diagram: { nodes: [], relations: [] } };

/** From afar all nodes are in one picture, which tells how many it shows; nearer, those around the view are elements. */
const picture = (): HTMLCanvasElement | null => document.querySelector("canvas[data-drawn]");
const drawn = (): number => Number(picture()?.dataset["drawn"] ?? count("node"));

/** Where a step of the picture is on the screen. */
function inPicture(id: string): DOMRect | null {
  const at = opened.diagram.nodes.find((one) => one.id === id);
  const canvas = document.querySelector(".react-flow")?.getBoundingClientRect();
  const plane = document.querySelector(".react-flow__viewport");
  if (!at || !canvas || !plane || !picture()) return null;
  const { a: zoom, e, f } = new DOMMatrix(getComputedStyle(plane).transform);
  return new DOMRect(canvas.x + e + at.x * zoom, canvas.y + f + at.y * zoom, 232 * zoom, 104 * zoom);
}

/** The whole editor: palette, findings, properties, map. */
export default {
  async prepare() {
    [loaded.texts] = await Promise.all([loadUiTexts("uz_UZ"), loadFlowTexts("uz_UZ")]);
  },
  async open(root, diagram) {
    opened.diagram = diagram;
    createRoot(root).render(
      <UiProvider locale="uz_UZ" {...loaded}>
        <Suspense>
          <DiagramEditor defaultValue={toDiagram(diagram)} choices={choices} height="840px" />
        </Suspense>
      </UiProvider>,
    );
    await until(
      () => drawn() === diagram.nodes.length && (picture() !== null || count("edge") === diagram.relations.length),
      60_000,
    );
  },
  canvas: () => document.querySelector(".react-flow"),
  place: (id) => node(id)?.getBoundingClientRect() ?? inPicture(id),
  drawn,
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
