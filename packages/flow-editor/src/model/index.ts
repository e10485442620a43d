/**
 * The pure model of discussion diagrams: what they are, whether they are sound, who answers, how a discussion runs.
 * No React, no DOM, no sentences: the service runs the very code that the editor shows.
 */
export { diagramVersion, emptyDiagram } from "./diagram.js";
export type {
  Diagram,
  HeadTailNode,
  KeptBpmn,
  NodeKind,
  ParallelGateway,
  Position,
  Relation,
  Step,
  Concluder,
} from "./diagram.js";
export type { Finding, FindingCode } from "./finding.js";
export { cleanLabel, isLabel } from "./label.js";
export { applyOperations, invertOperations } from "./operations.js";
export type { KeepOperation, Operation, OperationOn, Slice, Slices } from "./operations.js";
export { diagramLimits } from "./limits.js";
export { parseDiagram, serialiseDiagram } from "./parse.js";
export type { DiagramFault, ParseResult } from "./parse.js";
export { quantityOf, resolve } from "./resolve.js";
export type { Organisation, Place, Resolution, ResolveRefusal, ResolveResult } from "./resolve.js";
export {
  awaited,
  foldRun,
  giveConclusion,
  isEnded,
  latestConclusions,
  outcome,
  startRun,
  supersedeConclusion,
} from "./run.js";
export type { Awaited, Conclusion, Outcome, Run, RunEvent, RunRefusal, RunResult, RunState, Verdict } from "./run.js";
export { unsaid, validate } from "./validate.js";
export { canConnect, change, connect, freshId, insert, move, nodesOf, remove, rename, setQuantity } from "./edit.js";
export type { Named, NodeNames } from "./kept-name.js";
export type { Edit } from "./edit.js";
export { counterExample } from "./counter-example.js";
export type { Trace, TraceFault, TraceMove } from "./counter-example.js";
export { diff } from "./diff.js";
export type { DiagramChange, DiagramChangeCode } from "./diff.js";
