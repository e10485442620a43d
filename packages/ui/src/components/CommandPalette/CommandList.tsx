/* oxlint-disable jsx-a11y/prefer-tag-over-role, react/incompatible-library -- no tag is a listbox that a field commands and that draws only what is in view;
   the virtualizer is read on every render of this one component, which nothing memoises */
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type ReactElement, useLayoutEffect, useMemo, useRef } from "react";
import { ChevronEndIcon } from "../../icons/ChevronEndIcon.js";
import { KeysHint } from "../Menu/KeysHint.js";
import type { Command, CommandGroup } from "./commands.js";
import { GroupTitle, Item, Rows, Scroll } from "./parts.js";

/** Props of `CommandList`. */
export interface CommandListProps {
  /** DOM id of the list; options have it with their own added (`optionId`). */
  readonly id: string;
  /** Name of the list. */
  readonly label: string;
  readonly groups: readonly CommandGroup[];
  /** Id of the command the keys stand at. */
  readonly active: string | undefined;
  /** Whether the keys brought it there: then it comes into view. */
  readonly followsKeys: boolean;
  readonly onPoint: (id: string) => void;
  readonly onRun: (command: Command) => void;
}

/** DOM id of a command's option. */
export function optionId(listId: string, commandId: string): string {
  return `${listId}-${commandId}`;
}

type ListRow =
  | { readonly group: CommandGroup; readonly command?: undefined; readonly place?: undefined }
  | { readonly group: CommandGroup; readonly command: Command; readonly place: number };

/**
 * The commands under their headings, as a listbox whose focus stays in the field above. Only the rows in view are
 * drawn: React Aria's list box builds every option anew with each letter, which a thousand of them make felt.
 */
export function CommandList(props: CommandListProps): ReactElement {
  const { id, label, groups, active, followsKeys, onPoint, onRun } = props;
  const scroller = useRef<HTMLDivElement>(null);

  const rows = useMemo(() => {
    let place = 0;
    return groups.flatMap((group): ListRow[] => [
      { group },
      ...group.commands.map((command) => ({ group, command, place: (place += 1) })),
    ]);
  }, [groups]);
  const count = rows.length - groups.length;
  const activeRow = rows.findIndex(({ command }) => command?.id === active);

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.command ? 36 : 28),
    getItemKey: (index) => rows[index]?.command?.id ?? `group ${rows[index]?.group.id}`,
    overscan: 6,
    initialRect: { width: 600, height: 420 },
    // What the field calls active must be in the document, wherever the wheel has gone.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return activeRow < 0 || indexes.includes(activeRow) ? indexes : [...indexes, activeRow].toSorted((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    if (!followsKeys || activeRow < 0) return;
    // With the first of a group its heading comes into view too.
    const from = rows[activeRow - 1]?.command ? activeRow : activeRow - 1;
    if (from !== activeRow) virtualizer.scrollToIndex(from, { align: "auto" });
    virtualizer.scrollToIndex(activeRow, { align: "auto" });
  }, [virtualizer, rows, activeRow, followsKeys]);

  const drawn = virtualizer.getVirtualItems();
  return (
    // The focus stays in the field: what scrolls must not be a stop of Tab on the way.
    <Scroll ref={scroller} id={id} role="listbox" tabIndex={-1} aria-label={label}>
      <Rows role="presentation" style={{ "--_all": `${virtualizer.getTotalSize()}px` }}>
        {groups.map((group) => {
          const own = drawn.filter(({ index }) => rows[index]?.group === group);
          if (own.length === 0) return null;
          return (
            <div key={group.id} role="group" aria-label={group.title}>
              {own.map(({ index, start }) => {
                const row = rows[index];
                const style = { "--_y": `${start}px` };
                const place = { ref: virtualizer.measureElement, "data-index": index, style };
                if (!row?.command) {
                  return (
                    <GroupTitle key="title" {...place} aria-hidden="true">
                      {group.title}
                    </GroupTitle>
                  );
                }
                const { command } = row;
                const more = command.disabledReason ?? command.description;
                const isActive = command.id === active;
                return (
                  <Item
                    key={command.id}
                    {...place}
                    id={optionId(id, command.id)}
                    role="option"
                    aria-selected={isActive}
                    aria-disabled={command.disabledReason === undefined ? undefined : true}
                    aria-setsize={count}
                    aria-posinset={row.place}
                    data-focused={isActive || undefined}
                    data-disabled={command.disabledReason === undefined ? undefined : ""}
                    onPointerMove={() => onPoint(command.id)}
                    // The focus stays in the field.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => onRun(command)}
                  >
                    {command.icon}
                    <span data-text="">
                      {command.label}
                      {more === undefined ? null : <small>{more}</small>}
                    </span>
                    {command.keys === undefined ? null : <KeysHint>{command.keys}</KeysHint>}
                    {command.page ? <ChevronEndIcon size={14} /> : null}
                  </Item>
                );
              })}
            </div>
          );
        })}
      </Rows>
    </Scroll>
  );
}
