/** An extension element of somebody else's, kept as it came. Plain JSON. */
export interface ForeignElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly children: readonly ForeignElement[];
}

/** Where what belongs to the file as a whole is kept among the {@link BpmnExtras}; no id of a node is like these. */
export const wholeFile = { process: "#process", definitions: "#definitions" } as const;

/**
 * What other tools have written into a file, by node or relation id (or {@link wholeFile}): handed back to
 * `writeBpmn`, it stands there again.
 */
export type BpmnExtras = Readonly<Record<string, readonly ForeignElement[]>>;
