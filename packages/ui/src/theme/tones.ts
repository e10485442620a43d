/** What a coloured mark means. Colour is never alone: whatever carries a tone also shows an icon or a word. */
export type Tone = "neutral" | "info" | "progress" | "success" | "warning" | "danger";

/** Every tone, in the order stories and documentation show them. */
export const tones = ["neutral", "info", "progress", "success", "warning", "danger"] as const satisfies readonly Tone[];
