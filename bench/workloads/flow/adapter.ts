import type { FlowDiagram } from "./diagram.js";

/** What `adapters/flow/<name>` exports by default: an editor of diagrams. */
export interface FlowAdapter {
  /** What an app has loaded long before an editor is shown. */
  readonly prepare?: () => Promise<void>;
  /** Shows the whole diagram, fitted to its canvas. Resolves when all it will draw is in the document. */
  readonly open: (root: HTMLElement, diagram: FlowDiagram) => Promise<void>;
  /** The canvas, without bars and panels. */
  readonly canvas: () => Element | null;
  /** Where a node is on the screen, or null while it is not drawn. */
  readonly place: (id: string) => DOMRect | null;
  /** How many nodes are drawn, each as an element or all in one picture. */
  readonly drawn: () => number;
  /** Whether a drag that begins here moves the sheet. */
  readonly isBackground: (element: Element) => boolean;
  /** Adds one step in the middle of what is in view; resolves when it is in the document. */
  readonly add: () => Promise<void>;
}
