import type { DiagramFileReading } from "../bpmn/read-diagram-file.js";

/**
 * What a chosen file holds; `undefined` where it was moved since, its reader broke, or nobody waits for it any more. One
 * over the limit is not even taken into memory: gigabytes would end the page.
 */
export async function readChosen(
  file: Pick<Blob, "size" | "arrayBuffer">,
  limit: number,
  read: (bytes: Uint8Array) => Promise<DiagramFileReading>,
): Promise<DiagramFileReading | undefined> {
  if (file.size > limit) return { kind: "bpmn-fault", fault: { code: "too-large" } };
  try {
    return await read(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return undefined;
  }
}
