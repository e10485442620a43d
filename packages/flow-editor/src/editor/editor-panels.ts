/** The parts of the panel beside the drawing. */
export const editorPanels = ["properties", "findings", "outline", "play"] as const;

/** One part of the panel. */
export type EditorPanel = (typeof editorPanels)[number];

/** The message that names each part. */
export const panelNames = {
  properties: "editor.properties",
  findings: "editor.findings",
  outline: "editor.outline",
  play: "play.label",
} as const satisfies Record<EditorPanel, string>;
