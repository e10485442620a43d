import type { Edge, Node } from "@xyflow/react";
import type { Direction } from "@yer/ui";
import type { NodeKind, Position } from "../model/diagram.js";
import type { StepProgress } from "../progress/case-progress.js";

/** What a node shows. Compared value by value, so that a node renders again only when something it shows has changed. */
export interface NodeFace extends Record<string, unknown> {
  readonly direction: Direction;
  readonly label: string;
  /** Language of the label where it is told to be another than the page's. */
  readonly lang: string | undefined;
  /** Who answers; only of a step. */
  readonly concluder?: string;
  /** Days allowed or due day, in words; only of a step. */
  readonly term?: string;
  /** How many conclusions are asked for or given, in words; only of a step. */
  readonly count?: string;
  /** How many of the conclusions asked for are given, as short as it goes. */
  readonly share?: string;
  /** How long the step really takes, in words. */
  readonly takes?: string;
  /** Whether that is longer than it may. */
  readonly isSlow?: boolean;
  /** State of the case here, in words. */
  readonly state?: string;
  /** State of the case here. */
  readonly stateKey?: StepProgress["state"];
}

/** A node on the canvas. */
export type CanvasNode = Node<NodeFace, NodeKind>;

/** A way over the sheet, and where the nodes at its ends stand while it holds. */
export interface BentWay {
  readonly source: Position;
  readonly target: Position;
  /** From the side of the one node to that of the other. */
  readonly points: readonly Position[];
}

/** A relation on the canvas; `passed` when a case's token has gone along it, `way` where its file gave it bends. */
export type CanvasEdge = Edge<{ readonly passed: boolean; readonly way?: BentWay }>;
