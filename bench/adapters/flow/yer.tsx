import { DiagramEditor } from "@yer/flow-editor/editor";
import { loadFlowTexts } from "@yer/flow-editor";
import { loadUiTexts, UiProvider, type UiTexts } from "@yer/ui";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { until } from "../../page/probe.js";
import type { FlowAdapter } from "../../workloads/flow/adapter.js";
import type { FlowDiagram } from "../../workloads/flow/diagram.js";
import { toDiagram } from "./_to-diagram.js";

const loaded: { texts?: UiTexts } = {};

const choices = {
  organisations: [],
  kinds: [{ id: "cadastre", label: "Kadastr" }],
  fieldGroups: [{ id: "right", label: "Binoga boʻlgan huquq" }],
};

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
