import type { ReactNode } from "react";
import type { OptionSearch } from "../ComboBox/use-option-search.js";

/** One thing that can be done or gone to. */
export interface Command {
  /** Unique in the palette. */
  readonly id: string;
  /** What people read and what is searched. */
  readonly label: string;
  /** A line under the label; searched too. */
  readonly description?: string;
  /** Other words people may look for it by. */
  readonly keywords?: readonly string[];
  /** Icon before the label. */
  readonly icon?: ReactNode;
  /** The keys that do the same without the palette, shown at the end. */
  readonly keys?: string;
  /** Why it cannot be done now. It can still be found and tells the reason; Enter does nothing. */
  readonly disabledReason?: string;
  /** Does it, once the palette has closed. */
  readonly onAction?: () => void;
  /** Leads to more commands instead: "Move to…", then where to. */
  readonly page?: CommandPage;
}

/** Commands under one heading. */
export interface CommandGroup {
  /** Unique on its page. */
  readonly id: string;
  /** The heading. */
  readonly title: string;
  /** What stands under it. */
  readonly commands: readonly Command[];
}

/** What the palette shows at one time. */
export interface CommandPage {
  /** Name of the page. */
  readonly title: string;
  /** What can be typed here. @default "Type a command" in the interface language */
  readonly placeholder?: string;
  /** What is at hand; thousands are fine. */
  readonly groups?: readonly CommandGroup[];
  /** Finds further groups on a server while a person types. */
  readonly search?: OptionSearch<CommandGroup>;
  /** Characters before the server is asked. @default 2 */
  readonly minLength?: number;
}

/** Whether a text answers a word of the search. */
export type CommandMatcher = (text: string, word: string) => boolean;

/** The commands that answer every word of a search, by label, description, keyword or the heading they stand under. */
export function findCommands(
  groups: readonly CommandGroup[],
  query: string,
  matches: CommandMatcher,
): readonly CommandGroup[] {
  const words = query.split(/\s+/u).filter((word) => word !== "");
  return groups.flatMap((group): CommandGroup[] => {
    const commands = group.commands.filter(({ label, description = "", keywords = [] }) => {
      const texts = [label, description, ...keywords, group.title];
      return words.every((word) => texts.some((text) => matches(text, word)));
    });
    return commands.length > 0 ? [{ ...group, commands }] : [];
  });
}

/** Puts what was used last before everything else; there it stands once. */
export function recentFirst(
  groups: readonly CommandGroup[],
  recent: readonly string[],
  title: string,
): readonly CommandGroup[] {
  const known = new Map(groups.flatMap(({ commands }) => commands.map((command) => [command.id, command] as const)));
  const used = recent.flatMap((id) => known.get(id) ?? []);
  if (used.length === 0) return groups;
  const rest = groups.map((group) => ({
    ...group,
    commands: group.commands.filter((command) => !used.includes(command)),
  }));
  return [{ id: "recent", title, commands: used }, ...rest.filter(({ commands }) => commands.length > 0)];
}
