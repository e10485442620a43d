import { probe } from "../../page/probe.js";
import type { FlowAdapter } from "./adapter.js";
import { diagramOf, type FlowDiagram } from "./diagram.js";

function middleOf(place: DOMRect | null | undefined): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
} {
  if (!place) throw new Error("It is not drawn");
  const { x, y, width, height } = place;
  return { x: x + width / 2, y: y + height / 2, width };
}

/** What the runner can ask of an editor's page. */
export type FlowPage = ReturnType<typeof flowPage>;

/** The page of one editor. */
export default function flowPage(adapter: FlowAdapter) {
  const root = document.querySelector<HTMLElement>("#root");
  let diagram: FlowDiagram = { nodes: [], relations: [] };

  return {
    async prepare(count: number) {
      diagram = diagramOf(count);
      await adapter.prepare?.();
    },
    open: () =>
      probe.time(async () => {
        if (!root) throw new Error("The page has no root");
        await adapter.open(root, diagram);
      }),
    drawn: () => adapter.drawn(),
    /** The step nearest to the middle of the canvas. */
    centralStep() {
      const middle = middleOf(adapter.canvas()?.getBoundingClientRect());
      const near = diagram.nodes.flatMap(({ id, type }) => {
        const place = type === "step" ? adapter.place(id) : null;
        if (!place) return [];
        const at = middleOf(place);
        return { id, distance: Math.hypot(at.x - middle.x, at.y - middle.y) };
      });
      const [nearest] = near.toSorted((a, b) => a.distance - b.distance);
      if (!nearest) throw new Error("No step is drawn");
      return nearest.id;
    },
    place: (id: string) => middleOf(adapter.place(id)),
    /** A point of the canvas that nothing covers. */
    background() {
      const canvas = adapter.canvas()?.getBoundingClientRect() ?? new DOMRect();
      for (let y = canvas.y + canvas.height * 0.4; y < canvas.bottom - 40; y += 7) {
        for (let x = canvas.x + canvas.width * 0.4; x < canvas.right - 40; x += 11) {
          const element = document.elementFromPoint(x, y);
          if (element && adapter.isBackground(element)) return { x, y };
        }
      }
      throw new Error("The canvas is covered");
    },
    add: () => probe.time(() => adapter.add()),
  };
}
