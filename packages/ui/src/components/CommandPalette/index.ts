export { CommandPalette, type CommandPaletteProps } from "./CommandPalette.js";
export type { Command, CommandGroup, CommandMatcher, CommandPage } from "./commands.js";
export { useCommandKey } from "./use-command-key.js";
