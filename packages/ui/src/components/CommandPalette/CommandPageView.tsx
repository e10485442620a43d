import { type KeyboardEvent, type ReactElement, useEffect, useId, useMemo, useState } from "react";
import { ArrowStartIcon } from "../../icons/ArrowStartIcon.js";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { SearchIcon } from "../../icons/SearchIcon.js";
import { useRested } from "../../state/use-rested.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/Button.js";
import { useOptionSearch } from "../ComboBox/use-option-search.js";
import { IconButton } from "../IconButton/IconButton.js";
import { Spinner } from "../Spinner/Spinner.js";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.js";
import { CommandList, optionId } from "./CommandList.js";
import {
  type Command,
  type CommandGroup,
  type CommandMatcher,
  type CommandPage,
  findCommands,
  recentFirst,
} from "./commands.js";
import { Keys, Line, Note, PageName, Typed } from "./parts.js";

/** Props of `CommandPageView`. */
export interface CommandPageViewProps {
  readonly page: CommandPage;
  /** What was typed on it; it is there again when one comes back. */
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly recent: readonly string[];
  readonly matches: CommandMatcher;
  readonly onRun: (command: Command) => void;
  /** Leads to the page before; the first has none. */
  readonly onBack: (() => void) | undefined;
  readonly onClose: () => void;
}

const none: readonly CommandGroup[] = [];
const pageKeys = 8;
/** A reader is told only what still holds when typing rests, or it would speak over every letter. */
const saidAfterMs = 500;

/** One page of the palette: the field, the commands that answer it, the keys. */
export function CommandPageView(props: CommandPageViewProps): ReactElement {
  const { page, query, onQueryChange, recent, matches, onRun, onBack, onClose } = props;
  const { groups = none, search, minLength = 2 } = page;
  const text = useUiText();
  const listId = useId();
  const [at, setAt] = useState<{ id: string; byKeys: boolean }>();
  const [found, startSearch] = useOptionSearch(search, minLength);
  useEffect(() => startSearch(query), [startSearch, query]);

  const shown = useMemo(() => {
    if (query.trim() === "") return recentFirst(groups, recent, text("commands.recent"));
    return [...findCommands(groups, query, matches), ...found.options];
    // Texts change with the language only, and then the palette is drawn anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [groups, query, matches, recent, found.options]);
  const commands = useMemo(() => shown.flatMap((group) => group.commands), [shown]);
  const kept = commands.find(({ id }) => id === at?.id);
  const active = kept ?? commands.find(({ disabledReason }) => disabledReason === undefined) ?? commands[0];

  const status = search ? found.status : "ready";
  const isShort = status === "short" && groups.length === 0;
  const word =
    commands.length > 0
      ? text("commands.found", { count: commands.length })
      : status === "searching"
        ? text("combo.searching")
        : status === "failed"
          ? text("commands.failed")
          : isShort
            ? text("combo.typeMore", { count: minLength })
            : query.trim() === ""
              ? text("commands.empty")
              : text("commands.nothing", { query });
  const said = useRested(word, saidAfterMs);

  function move(by: number, wraps: boolean): void {
    if (!active || commands.length === 0) return;
    const next = commands.indexOf(active) + by;
    const last = commands.length - 1;
    const index = wraps ? (next + commands.length) % commands.length : Math.max(0, Math.min(last, next));
    const command = commands[index];
    if (command) setAt({ id: command.id, byKeys: true });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowDown") move(1, true);
    else if (event.key === "ArrowUp") move(-1, true);
    else if (event.key === "PageDown") move(pageKeys, false);
    else if (event.key === "PageUp") move(-pageKeys, false);
    else if (event.key === "Enter") {
      if (active) onRun(active);
    } else if (onBack && (event.key === "Escape" || (event.key === "Backspace" && query === ""))) {
      event.stopPropagation();
      onBack();
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <Line>
        {onBack ? <IconButton aria-label={text("back")} icon={<ArrowStartIcon />} size="sm" onPress={onBack} /> : null}
        {status === "searching" ? <Spinner /> : <SearchIcon size={20} />}
        {onBack ? <PageName>{page.title}</PageName> : null}
        {/* oxlint-disable jsx-a11y/no-autofocus, jsx-a11y/prefer-tag-over-role -- focus must start in a dialog, and one comes here to type; no tag is a field with a listbox of its own */}
        <Typed
          autoFocus
          type="text"
          role="combobox"
          aria-expanded={commands.length > 0}
          aria-controls={commands.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(listId, active.id) : undefined}
          aria-label={page.placeholder ?? text("commands.placeholder")}
          placeholder={page.placeholder ?? text("commands.placeholder")}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => {
            setAt(undefined);
            onQueryChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {/* oxlint-enable jsx-a11y/no-autofocus, jsx-a11y/prefer-tag-over-role */}
        <IconButton aria-label={text("close")} icon={<CloseIcon />} size="sm" onPress={onClose} />
      </Line>
      {commands.length > 0 ? (
        <CommandList
          id={listId}
          label={page.title}
          groups={shown}
          active={active?.id}
          followsKeys={at?.byKeys ?? true}
          onPoint={(id) => {
            if (id !== active?.id) setAt({ id, byKeys: false });
          }}
          onRun={onRun}
        />
      ) : status === "failed" ? null : (
        <Note>{word}</Note>
      )}
      {status === "failed" ? (
        <Note>
          {text("commands.failed")}
          <Button size="sm" onPress={() => startSearch(query)}>
            {text("retry")}
          </Button>
        </Note>
      ) : null}
      <Keys aria-hidden="true">
        <span>
          <kbd>↑↓</kbd> {text("commands.move")}
        </span>
        <span>
          <kbd>Enter</kbd> {text("commands.run")}
        </span>
        <span>
          <kbd>Esc</kbd> {onBack ? text("back") : text("commands.leave")}
        </span>
      </Keys>
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </>
  );
}
