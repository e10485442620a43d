/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a listbox that a field commands and that draws only what is in view */
import { CheckIcon, ChevronEndIcon, dropdownItem } from "@yer/ui";
import { type ReactElement, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { useAreaText } from "../../texts/use-area-text.js";
import type { PlaceListing, PlaceOption } from "./place-listing.js";

const Scroller = styled.div`
  box-sizing: border-box;
  min-block-size: 0;
  max-block-size: 320px;
  padding: var(--yer-space-1);
  overflow: auto;
  overscroll-behavior: contain;
  /* The list below is as long as all its rows; only those in view are in it. */
  contain: content;

  [data-sheet] & {
    max-block-size: none;
    flex: 1;
  }
`;
const Rows = styled.div`
  box-sizing: border-box;
`;
const Row = styled.div`
  ${dropdownItem}
  box-sizing: border-box;
  block-size: 2.25rem;
  cursor: pointer;
  white-space: nowrap;

  [data-trails] > & {
    block-size: 3.25rem;
  }
  [data-trails] > & small {
    line-height: 1.3;
  }
  @media (pointer: coarse) {
    block-size: 2.75rem;
  }
  &:hover {
    background: var(--yer-surface-hover);
  }
  &[data-focused] {
    background: var(--yer-surface-hover);
    box-shadow: inset 2px 0 0 var(--yer-accent);
  }
  & > [data-text],
  & > [data-text] > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
const Enter = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  inline-size: 2rem;
  margin-inline-end: calc(-1 * var(--yer-space-2));
  border-radius: var(--yer-radius-sm);
  color: var(--yer-text-muted);

  &:hover {
    color: var(--yer-text);
    background: var(--yer-surface-active);
  }
`;

/** Rows drawn beyond those in view, on either side. */
const spare = 2;
/** Room around the rows, in pixels. */
const padding = 4;
/** Height of the list before it was measured, in pixels. */
const expectedHeight = 320;
/** Height of a row, by whether it holds a trail: measured once drawn, for it follows the size of text and the pointer. */
const rowHeights = { plain: 36, trails: 52 };

/** How a field leads its list. */
export interface PlaceListHandle {
  /** Rows that are in view at once. */
  readonly page: () => number;
}

/** Props of {@link PlaceList}. */
interface PlaceListProps {
  readonly id: string;
  readonly label: string;
  readonly listing: PlaceListing;
  /** Index of the option the keys are at; -1 for none. */
  readonly active: number;
  readonly isMultiple: boolean;
  /** Whether a press on a row's arrow enters the place instead of choosing it. */
  readonly canEnter: boolean;
  readonly onChoose: (option: PlaceOption) => void;
  readonly onEnter: (option: PlaceOption) => void;
  readonly handle: Ref<PlaceListHandle>;
}

/** Id of an option, for `aria-activedescendant`. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/**
 * The list of a picker, however long: only the rows in view are in the document, each with its place in the whole. The
 * focus stays in the field; `active` is shown and kept in view.
 */
export function PlaceList(props: PlaceListProps): ReactElement {
  const { id, listing, active, handle } = props;
  const { count, content, withTrails } = listing;
  const text = useAreaText();
  const scroller = useRef<HTMLDivElement>(null);
  const kind = withTrails ? "trails" : "plain";
  const [rowHeight, setRowHeight] = useState(rowHeights[kind]);
  const [top, setTop] = useState(0);
  const scrolled = useRef(0);
  /** The content that was last led to its active option. */
  const led = useRef(content);
  const [height, setHeight] = useState(expectedHeight);

  // Another list begins at its top.
  const [shown, setShown] = useState(content);
  if (shown !== content) {
    setShown(content);
    setTop(0);
    setRowHeight(rowHeights[kind]);
  }

  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), count - 1) - spare);
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + spare);
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, at) => ({
    index: first + at,
    option: listing.optionAt(first + at),
  }));

  useImperativeHandle(handle, () => ({ page: () => Math.max(1, Math.floor(height / rowHeight) - 1) }), [
    height,
    rowHeight,
  ]);

  // Told by the browser after it has laid the list out: asking it would make it do so twice.
  const isEmpty = count === 0;
  useEffect(() => {
    const box = scroller.current;
    const row = box?.querySelector<HTMLElement>("[role=option]");
    if (isEmpty || !box || !row) return undefined;
    const observer = new ResizeObserver((changes) => {
      for (const { target, borderBoxSize } of changes) {
        const size = borderBoxSize[0]?.blockSize ?? 0;
        if (size === 0) continue;
        if (target === box) setHeight(size);
        else {
          rowHeights[kind] = size;
          setRowHeight(size);
        }
      }
    });
    observer.observe(box);
    observer.observe(row);
    return () => observer.disconnect();
  }, [kind, isEmpty]);

  useLayoutEffect(() => {
    const box = scroller.current;
    const isOther = led.current !== content;
    led.current = content;
    if (!box) return;
    if (active <= 0) {
      // One that is at its top is not asked where it is: it would have to be laid out for the answer.
      if (scrolled.current !== 0 && (isOther || active === 0)) box.scrollTop = 0;
      return;
    }
    const from = Math.min(active, count - 1) * rowHeight;
    const room = box.clientHeight - rowHeight;
    if (from < box.scrollTop) box.scrollTop = from;
    else if (from > box.scrollTop + room) box.scrollTop = from - room + 2 * padding;
    scrolled.current = box.scrollTop;
    setTop(scrolled.current);
  }, [active, count, rowHeight, content]);

  return (
    <Scroller
      ref={scroller}
      id={id}
      role="listbox"
      aria-label={props.label}
      aria-multiselectable={props.isMultiple || undefined}
      // Rows come within the scroll event, so that no frame is painted without them.
      onScroll={({ currentTarget: { scrollTop } }) => {
        scrolled.current = scrollTop;
        flushSync(() => setTop(scrollTop));
      }}
    >
      <Rows
        role="presentation"
        data-trails={withTrails || undefined}
        style={{ paddingBlockStart: first * rowHeight, paddingBlockEnd: (count - last) * rowHeight }}
      >
        {rows.map(({ index, option }) =>
          option === undefined ? null : (
            <Row
              key={option.code}
              id={optionId(id, index)}
              role="option"
              aria-selected={option.isChosen}
              aria-posinset={index + 1}
              aria-setsize={count}
              data-focused={index === active || undefined}
              data-selected={option.isChosen || undefined}
              // The focus stays in the field, or the field would close.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => props.onChoose(option)}
            >
              <span data-text="" title={option.name}>
                <span>{option.name}</span>
                {option.above === undefined ? null : <small>{option.above.join(" › ")}</small>}
              </span>
              {option.isChosen ? (
                <span data-check="">
                  <CheckIcon size={16} />
                </span>
              ) : null}
              {option.leadsOn && props.canEnter ? (
                <Enter
                  title={text("area.enter", { name: option.name })}
                  onClick={(event) => {
                    event.stopPropagation();
                    props.onEnter(option);
                  }}
                >
                  <ChevronEndIcon size={16} />
                </Enter>
              ) : null}
            </Row>
          ),
        )}
      </Rows>
    </Scroller>
  );
}
