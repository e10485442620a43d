/** What a key asks of the editor. */
export type Shortcut =
  | "undo"
  | "redo"
  | "delete"
  | "duplicate"
  | "copy"
  | "paste"
  | "selectAll"
  | "rename"
  | "connect"
  | "addStep"
  | "addGateway"
  | "addEnd"
  | "fullScreen"
  | "commands"
  | "clear"
  | "choose"
  | "left"
  | "right"
  | "up"
  | "down";

/** The part of a keyboard event that matters. */
export interface Key {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const plain: Readonly<Record<string, Shortcut>> = {
  Delete: "delete",
  Backspace: "delete",
  F2: "rename",
  Escape: "clear",
  Enter: "choose",
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const letters: Readonly<Record<string, Shortcut>> = {
  KeyC: "connect",
  KeyS: "addStep",
  KeyG: "addGateway",
  KeyE: "addEnd",
  KeyF: "fullScreen",
};

const withControl: Readonly<Record<string, Shortcut>> = {
  KeyZ: "undo",
  KeyY: "redo",
  KeyD: "duplicate",
  KeyC: "copy",
  KeyV: "paste",
  KeyA: "selectAll",
  KeyK: "commands",
};

/**
 * The shortcut of a key. Letters go by their place on the keyboard, so that they are the same under a Cyrillic layout.
 */
export function shortcutOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Key): Shortcut | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return code === "KeyZ" && shiftKey ? "redo" : withControl[code];
  return (shiftKey ? undefined : letters[code]) ?? plain[key];
}
