import { type ReactElement, useState } from "react";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Panel, Scrim, Sheet } from "../Dialog/parts.js";
import { foldLabel } from "../SideNav/items.js";
import type { Command, CommandMatcher, CommandPage } from "./commands.js";
import { CommandPageView } from "./CommandPageView.js";
import { ariaRootProps } from "../../root/aria-root-props.js";
import type { RootProps } from "../../root/root-props.js";

/** Props of `CommandPalette`: the first page, and how it stands. */
export interface CommandPaletteProps extends Omit<CommandPage, "title">, RootProps {
  /** Name of the palette. @default "Commands" in the interface language */
  readonly title?: string;
  /** Whether it is open. Open it by a button as well as by `useCommandKey`: keys alone are found by few. */
  readonly isOpen: boolean;
  /** Called when it closes. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Ids of the commands used last, latest first; they stand on top while nothing is typed. The host keeps them. */
  readonly recent?: readonly string[];
  /** Called with what was run: for `recent`. */
  readonly onRun?: (id: string) => void;
  /**
   * Whether a text answers a word of the search. Give one that is blind to script and apostrophes (`@yer/api/formats`).
   * @default the text contains the word, blind to case and to the kind of apostrophe
   */
  readonly matches?: CommandMatcher;
}

const Wide = styled(Sheet)`
  --_width: 640px;
  overflow: hidden;
`;

function containsFolded(text: string, word: string): boolean {
  return foldLabel(text).includes(foldLabel(word));
}

const never: readonly string[] = [];

/**
 * Everything that can be done or gone to, found by typing. Commands may lead to a page of their own, come from a server
 * while one types, and tell why they cannot be used now. In its own chunk: load it lazily, it opens on demand.
 */
export function CommandPalette({ isOpen, onOpenChange, title, ...content }: CommandPaletteProps): ReactElement {
  const text = useUiText();
  const name = title ?? text("commands.label");
  return (
    <Scrim data-place="top" isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Wide>
        <Panel {...ariaRootProps(content, "section")} aria-label={name}>
          {({ close }) => <Pages {...content} title={name} onClose={close} />}
        </Panel>
      </Wide>
    </Scrim>
  );
}

interface PagesProps extends CommandPage, Pick<CommandPaletteProps, "recent" | "onRun" | "matches"> {
  readonly onClose: () => void;
}

/** The way from the first page to the one in view. It lives as long as the palette is open. */
function Pages({ recent = never, onRun, matches = containsFolded, onClose, ...first }: PagesProps): ReactElement {
  const [firstQuery, setFirstQuery] = useState("");
  const [below, setBelow] = useState<readonly { page: CommandPage; query: string }[]>([]);
  const last = below.at(-1);

  function run(command: Command): void {
    if (command.disabledReason !== undefined) return;
    if (command.page) {
      setBelow([...below, { page: command.page, query: "" }]);
      return;
    }
    onRun?.(command.id);
    onClose();
    command.onAction?.();
  }

  return (
    <CommandPageView
      key={below.length}
      page={last?.page ?? first}
      query={last?.query ?? firstQuery}
      onQueryChange={(query) => {
        if (last) setBelow([...below.slice(0, -1), { ...last, query }]);
        else setFirstQuery(query);
      }}
      recent={last ? never : recent}
      matches={matches}
      onRun={run}
      onBack={last ? () => setBelow(below.slice(0, -1)) : undefined}
      onClose={onClose}
    />
  );
}
