export type { Diagram } from "./model/diagram.js";
