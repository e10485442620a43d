/** A file that the server has: its id there, and what to show of it. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** What else there is to say of it: that it is being checked, why it cannot be used. */
  readonly note?: string;
  /** Whether it cannot be used; `note` says why. @default false */
  readonly isRefused?: boolean;
}

/**
 * Sends one file away: the port between the kit and the app's client. Resolves with what the server made of it;
 * rejects when it failed (an `Error`'s message is shown) or was aborted.
 */
export type UploadPort = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<StoredFile>;

/** One file on its way. */
export interface Upload {
  /** Names it here; the server's id comes when it is there. */
  readonly key: string;
  readonly file: File;
  readonly state:
    | { readonly kind: "waiting" }
    | { readonly kind: "uploading"; /** From 0 to 1. */ readonly share: number }
    | { readonly kind: "failed"; /** In the server's words; empty when it gave none. */ readonly reason: string }
    | { readonly kind: "cancelled" };
}

/** Why a file is not taken at all. */
export type Refusal = "too-large" | "empty" | "wrong-type" | "too-many" | "duplicate";

/** What files are taken. */
export interface UploadRules {
  /** Endings or media types, such as `.pdf` or `image/*`; none: any. */
  readonly accept?: readonly string[];
  /** Most bytes of one file. */
  readonly maxSize?: number;
  /** Most files in all. */
  readonly maxFiles?: number;
}

/** Whether a file is of an accepted kind; by its name's ending or by the type the browser gives it. The server looks inside. */
export function isAccepted(file: { readonly name: string; readonly type: string }, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  return accept.some((rule) => {
    if (rule.startsWith(".")) return name.endsWith(rule.toLowerCase());
    return rule.endsWith("/*") ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
  });
}

/** Whether a file is among those that are there already, or on their way: the same name and as many bytes. */
function isAmong(file: File, there: readonly { readonly name: string; readonly size: number }[]): boolean {
  return there.some(({ name, size }) => name === file.name && size === file.size);
}

/** Why a file is refused when others are there already; undefined when it is taken. */
export function refuse(
  file: File,
  there: readonly { readonly name: string; readonly size: number }[],
  rules: UploadRules,
): Refusal | undefined {
  if (isAmong(file, there)) return "duplicate";
  if (rules.maxFiles !== undefined && there.length >= rules.maxFiles) return "too-many";
  if (rules.accept && rules.accept.length > 0 && !isAccepted(file, rules.accept)) return "wrong-type";
  if (file.size === 0) return "empty";
  if (rules.maxSize !== undefined && file.size > rules.maxSize) return "too-large";
  return undefined;
}

/** Whether an upload came to nothing: it can be tried again, and holds no place. */
export function isOver({ state }: Upload): boolean {
  return state.kind === "failed" || state.kind === "cancelled";
}

/**
 * The uploads that give way to files chosen now, of those that came to nothing: the same file again, and the oldest where
 * there is no room for all.
 *
 * @param room how many files the field may hold beside those that are there and those chosen
 */
export function givingWay(over: readonly Upload[], chosen: readonly File[], room: number): readonly Upload[] {
  if (chosen.length === 0) return [];
  const others = over.filter(({ file }) => !isAmong(file, chosen));
  const staying = new Set(others.slice(Math.max(0, others.length - room)));
  return over.filter((one) => !staying.has(one));
}
