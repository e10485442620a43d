import type { ModdleElement } from "bpmn-moddle";
import { cleanLabel } from "../model/label.js";
import { elementsOf, isElement, textOf } from "./moddle.js";

/** What the pool that a process lies in is called. */
export function poolOf(process: ModdleElement, roots: readonly ModdleElement[]): string | undefined {
  const pools = roots.flatMap((root) => elementsOf(root["participants"]));
  return textOf(pools.find(({ processRef }) => processRef === process)?.["name"]);
}

/** What the lanes and the pool are called that each step lies in, the innermost lane first. */
export function lanesOf(
  definitions: ModdleElement,
  process: ModdleElement,
  stepOf: (element: ModdleElement) => string | undefined,
): Record<string, readonly string[]> {
  const pool = poolOf(process, elementsOf(definitions["rootElements"]));
  const around = new Map<string, readonly string[]>();
  const open = elementsOf(process["laneSets"]).map((set) => ({ set, names: pool === undefined ? [] : [pool] }));
  for (const { set, names } of open) {
    for (const lane of elementsOf(set["lanes"])) {
      const own = [textOf(lane["name"]) ?? "", ...names];
      for (const element of elementsOf(lane["flowNodeRef"])) {
        const id = stepOf(element);
        // A lane within another names its nodes in both: the names inside are more.
        if (id !== undefined && own.length > (around.get(id)?.length ?? 0)) around.set(id, own);
      }
      const inner = lane["childLaneSet"];
      if (isElement(inner)) open.push({ set: inner, names: own });
    }
  }
  if (pool !== undefined) {
    for (const element of elementsOf(process["flowElements"])) {
      const id = stepOf(element);
      if (id !== undefined && !around.has(id)) around.set(id, [pool]);
    }
  }
  return Object.fromEntries(
    [...around].flatMap(([id, names]) => {
      const clean = names.map((name) => cleanLabel(name).trim()).filter((name) => name !== "");
      return clean.length > 0 ? [[id, clean]] : [];
    }),
  );
}
