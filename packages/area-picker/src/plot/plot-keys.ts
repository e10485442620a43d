/** What a key asks of the map of an editor. */
export type PlotKey =
  | { readonly act: "put" | "next" | "previous" | "remove" | "middle" | "catch" | "leave" | "undo" | "redo" }
  | { readonly act: "move" | "pan"; readonly x: number; readonly y: number };

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const plain: Readonly<Record<string, Exclude<PlotKey["act"], "move" | "pan" | "undo" | "redo">>> = {
  Enter: "put",
  " ": "put",
  PageDown: "next",
  PageUp: "previous",
  Delete: "remove",
  Backspace: "remove",
  m: "middle",
  s: "catch",
  Escape: "leave",
};

/** Pixels that an arrow moves a corner; with Shift ten times as far. With Ctrl it moves the map a little. */
const stride = { corner: 1, far: 10, map: 8 } as const;

/** What a key asks for; `undefined`: nothing of the editor's, the map may have it. */
export function plotKey(event: Pressed, isCornerChosen: boolean): PlotKey | undefined {
  const { key, shiftKey, altKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (altKey) return undefined;
  const way = ways[key];
  if (way && isCommand) return { act: "pan", x: way[0] * stride.map, y: way[1] * stride.map };
  if (way && isCornerChosen) {
    const far = shiftKey ? stride.far : stride.corner;
    return { act: "move", x: way[0] * far, y: way[1] * far };
  }
  if (isCommand) return undoKey(event);
  const act = plain[key.length === 1 ? key.toLowerCase() : key];
  return act && { act };
}

/** Undo and redo as everywhere; `undefined` for another key. */
export function undoKey({ key, shiftKey, ctrlKey, metaKey }: Pressed): { readonly act: "undo" | "redo" } | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === "y") return { act: "redo" };
  return letter === "z" ? { act: shiftKey ? "redo" : "undo" } : undefined;
}
