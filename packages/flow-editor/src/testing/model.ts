import type { Concluder } from "../model/diagram.js";
import { stagedDiagram } from "../model/seeds.js";

export * from "../model/index.js";

/** A diagram of one step. */
export const stagedSeed = (label: string, concluder: Concluder, quantity = 1) =>
  stagedDiagram([[{ id: "step", label, concluder, fieldGroupId: "group", days: 10, quantity }]], {
    start: "Boshlanish",
    end: "Tugash",
  });
