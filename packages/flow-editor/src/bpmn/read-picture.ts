import type { ModdleElement } from "bpmn-moddle";
import type { NodeKind, Position, Relation } from "../model/diagram.js";
import { diagramLimits } from "../model/limits.js";
import { nodeSize } from "../model/node-size.js";
import type { KeptWay } from "./kept-bpmn.js";
import { elementsOf, isElement } from "./moddle.js";
import { placeShapes } from "./place-shapes.js";
import type { PlacedShapes, Shape } from "./place-shapes.js";
import { boxOf, freeBends, isOurSize, middleOf, straightWay } from "./routes.js";
import type { Box } from "./routes.js";

/** What a picture is of. */
export interface Drawn {
  readonly ids: ReadonlyMap<ModdleElement, string>;
  readonly kinds: ReadonlyMap<ModdleElement, NodeKind>;
  readonly flows: ReadonlyMap<ModdleElement, Relation>;
}

/** Where everything stands, and how the relations bend that do not go the way they would go anyway. */
export interface Picture {
  readonly places: ReadonlyMap<string, Position>;
  readonly ways: ReadonlyMap<string, KeptWay>;
}

/** The picture of a file as ours; undefined where it has none, or not of everything, or there is no room in it. */
export function readPicture(definitions: ModdleElement, { ids, kinds, flows }: Drawn): Picture | undefined {
  const boxes = new Map<ModdleElement, Box>();
  const lines = new Map<ModdleElement, Position[]>();
  for (const diagram of elementsOf(definitions["diagrams"])) {
    const plane = diagram["plane"];
    for (const part of isElement(plane) ? elementsOf(plane["planeElement"]) : []) {
      const { bpmnElement, bounds, waypoint } = part;
      if (!isElement(bpmnElement)) continue;
      if (isElement(bounds) && isNear(bounds)) boxes.set(bpmnElement, boxIn(bounds));
      const points = elementsOf(waypoint).filter(isNear);
      if (points.length > 0)
        lines.set(
          bpmnElement,
          points.map(({ x, y }) => ({ x: Number(x), y: Number(y) })),
        );
    }
  }
  const shapes: Shape[] = [];
  for (const [element, id] of ids) {
    const box = boxes.get(element);
    const kind = kinds.get(element);
    if (!box || !kind) return undefined;
    shapes.push({ id, kind, box });
  }
  const drawing = isOurs(shapes) ? asItIs(shapes) : placeShapes(shapes);
  if (!drawing || ![...drawing.places.values()].every(({ x, y }) => isNear({ x, y }))) return undefined;
  const kindById = new Map(shapes.map(({ id, kind }) => [id, kind]));
  const ways = [...flows].flatMap(([flow, { id, source, target }]): [string, KeptWay][] => {
    const [from, to] = [drawing.places.get(source), drawing.places.get(target)];
    if (!from || !to) return [];
    const [begin, end] = [source, target].map((node, at) => boxOf(kindById.get(node) ?? "step", at === 0 ? from : to));
    const drawn = (lines.get(flow) ?? []).slice(1, -1).map(drawing.point);
    if (!begin || !end || drawn.length > mostBends) return [];
    const usual = JSON.stringify(straightWay(begin, end).slice(1, -1));
    const bends = freeBends(
      begin,
      drawn.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
      end,
    );
    if (bends.length === 0 || usual === JSON.stringify(drawn) || usual === JSON.stringify(bends)) return [];
    return [[id, { from: [from.x, from.y], to: [to.x, to.y], bends: bends.map(({ x, y }) => [x, y] as const) }]];
  });
  return { places: drawing.places, ways: new Map(ways) };
}

/** Bends of a flow that are kept; nobody draws more. */
const mostBends = 100;

/** A picture with steps of the size in which we write them was written by us, and stands as it is. */
const isOurs = (shapes: readonly Shape[]): boolean => shapes.every(({ kind, box }) => isOurSize(kind, box));

const asItIs = (shapes: readonly Shape[]): PlacedShapes => ({
  places: new Map(
    shapes.map(({ id, kind, box }) => {
      const { x, y } = middleOf(box);
      return [id, { x: x - nodeSize[kind].width / 2, y: y - nodeSize[kind].height / 2 }];
    }),
  ),
  point: (point) => point,
});

const boxIn = ({ x = 0, y = 0, width = 0, height = 0 }: ModdleElement): Box => ({
  x: Number(x),
  y: Number(y),
  width: Math.max(0, Number(width) || 0),
  height: Math.max(0, Number(height) || 0),
});

/** Whether a place is one on the canvas. */
const isNear = ({ x, y }: Readonly<Record<string, unknown>>): boolean =>
  Math.abs(Number(x ?? 0)) < diagramLimits.coordinate - 1000 &&
  Math.abs(Number(y ?? 0)) < diagramLimits.coordinate - 1000;
