import type { Diagram } from "../model/diagram.js";
import { bindPrefixes } from "./bind-prefixes.js";
import type { BpmnNote } from "./bpmn-note.js";
import { decodeXml } from "./decode-xml.js";
import { bpmnFileLimit, isWithinLimits } from "./file-limits.js";
import { readXml } from "./moddle.js";
import { readProcess } from "./read-process.js";

/** Why a file could not be read at all. Line and column count from 1. */
export type BpmnFault =
  | { readonly code: "not-xml"; readonly line: number; readonly column: number; readonly detail: string }
  /** Nobody knows the encoding that the file names. */
  | { readonly code: "encoding"; readonly encoding: string }
  /** The file is not in the encoding that it names. */
  | { readonly code: "other-encoding"; readonly encoding: string }
  | { readonly code: "no-process" }
  | { readonly code: "too-large" }
  /** It was given up: whoever read it apart from the page would not wait for longer. */
  | { readonly code: "too-slow" };

/** A process of a file that holds several. */
export interface BpmnProcess {
  readonly id: string;
  readonly name: string;
  /** Steps, events and gateways in it. */
  readonly nodes: number;
  /** What is read of it, where each was wished for. */
  readonly reading?: ProcessReading;
}

/** One process, read. */
export interface ProcessReading {
  readonly diagram: Diagram;
  readonly notes: readonly BpmnNote[];
  /** By the ids of steps: what the lanes that a step lies in are called, the innermost first, and last the pool. */
  readonly lanes: Readonly<Record<string, readonly string[]>>;
}

/**
 * A diagram read from BPMN, what was not read as it stands, and the processes there are in the file. The diagram carries
 * what the file says beyond the language, and `writeBpmn` writes it again.
 */
export type BpmnReading =
  | (ProcessReading & { readonly ok: true; readonly processes: readonly BpmnProcess[] })
  | { readonly ok: false; readonly fault: BpmnFault };

/** What is asked of {@link readBpmn} beside a file. */
export interface BpmnWish {
  /** The id of the process to read. @default the one with most in it */
  readonly process?: string;
  /** Whether each of several processes is to be read, for a choice among them. @default false */
  readonly each?: boolean;
  /** Called with how much of the work is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Reads BPMN 2.0 XML: start and end events, tasks of every kind, parallel gateways and sequence flows, with or without
 * a picture. What the language has no word for is kept with the diagram, or noted, kind by kind, with what was done about
 * it; nothing is dropped in silence, and no file, however broken or hostile, makes it throw.
 */
export async function readBpmn(file: string | Uint8Array, wish: BpmnWish = {}): Promise<BpmnReading> {
  if (typeof file !== "string" && !(file instanceof Uint8Array)) {
    return { ok: false, fault: { code: "not-xml", line: 1, column: 1, detail: "" } };
  }
  if (file.length > bpmnFileLimit) return { ok: false, fault: { code: "too-large" } };
  const decoded = typeof file === "string" ? ({ ok: true, text: file } as const) : decodeXml(file);
  if (!decoded.ok) return { ok: false, fault: { code: decoded.code, encoding: decoded.encoding } };
  if (!isWithinLimits(decoded.text)) return { ok: false, fault: { code: "too-large" } };
  wish.onProgress?.(0.1);
  try {
    const bound = bindPrefixes(decoded.text.replace(/^\uFEFF/, ""));
    if (bound === undefined) return { ok: false, fault: { code: "too-large" } };
    wish.onProgress?.(0.2);
    const { root, warnings } = await readXml(bound);
    wish.onProgress?.(0.7);
    return readProcess(root, warnings, wish);
  } catch (error) {
    return { ok: false, fault: faultOf(error instanceof Error ? error.message : String(error)) };
  }
}

function faultOf(message: string): BpmnFault {
  // XML of something else.
  if (message.includes("failed to parse document as")) return { code: "no-process" };
  const at = (what: string) => Number(new RegExp(`${what}: (\\d+)`).exec(message)?.[1] ?? 0) + 1;
  const detail = /nested error: (.+)/.exec(message)?.[1] ?? message.split("\n")[0] ?? "";
  return { code: "not-xml", line: at("line"), column: at("column"), detail };
}
