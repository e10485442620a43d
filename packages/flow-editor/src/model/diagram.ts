/**
 * The discussion diagram: who is asked for a conclusion, in which order, and how many of them must answer.
 *
 * Every value here is plain JSON, immutable by type, and means the same on a screen and in the service.
 * The slices carry the names of the specification: headTail, steps, relations, parallel gateways.
 */

import type { Named } from "./kept-name.js";

/** The version of the stored form. A newer one comes with an upgrade from each older one. */
export const diagramVersion = 2;

/** A place on the canvas, in canvas units, x growing to the right and y downwards (mirrored by the view for right-to-left). */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Where a discussion starts or ends. A published diagram has exactly one start and at least one end. */
export interface HeadTailNode {
  readonly id: string;
  readonly type: "start" | "end";
  readonly data: Named;
  readonly position: Position;
}

/**
 * Who answers at a step: a named organisation, or every active organisation of a kind at the lowest
 * territory level that contains the application's district.
 */
export type Concluder =
  | { readonly kind: "organisation"; readonly organisationId: string }
  | { readonly kind: "kind"; readonly organisationKind: string };

/** A step: an organisation gives its conclusions, on a field group, within a number of days. */
export interface Step extends Named {
  readonly id: string;
  /** Who answers; null only in a draft that does not say yet. */
  readonly concluder: Concluder | null;
  /** The questions asked; null only in a draft that does not say yet. */
  readonly fieldGroupId: string | null;
  /** Days allowed for the step, in the unit that the service's settings give. At least 1. */
  readonly days: number;
  readonly position: Position;
}

/** A directed relation between two nodes. */
export interface Relation {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** How many different organisations must conclude. Counts only on a relation that leaves a step; elsewhere 1. */
  readonly quantity: number;
}

/** A parallel gateway: a split (1 in, several out) or a join (several in, 1 out). */
export interface ParallelGateway {
  readonly id: string;
  readonly position: Position;
}

/**
 * What a BPMN file said beyond this language, carried by the diagram that was read from it and written out with it again:
 * plain JSON that only `@yer/flow-editor/bpmn` understands. It means nothing here.
 */
export type KeptBpmn = Readonly<Record<string, unknown>>;

/** A whole diagram. Drafts may break every clause of the published form; {@link validate} says which. */
export interface Diagram {
  readonly version: typeof diagramVersion;
  readonly headTail: readonly HeadTailNode[];
  readonly steps: readonly Step[];
  readonly relations: readonly Relation[];
  readonly parallelGateways: readonly ParallelGateway[];
  readonly bpmn?: KeptBpmn;
}

/** What a node is. */
export type NodeKind = "start" | "end" | "step" | "gateway";

/** The diagram a new drawing begins with: one start, as the specification gives it. */
export const emptyDiagram: Diagram = {
  version: diagramVersion,
  headTail: [{ id: "start", type: "start", data: { label: "Input Node" }, position: { x: 24, y: 24 } }],
  steps: [],
  relations: [],
  parallelGateways: [],
};
