/** The parts of the panel beside the drawing. */
export const EDITOR_PANELS = ["properties", "findings", "outline", "play"] as const;

/** One part of the panel. */
export type EditorPanel = (typeof EDITOR_PANELS)[number];

/** The message that names each part. */
export const PANEL_NAMES = {
  properties: "editor.properties",
  findings: "editor.findings",
  outline: "editor.outline",
  play: "play.label",
} as const satisfies Record<EditorPanel, string>;
