import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Where somebody was in a list when they opened one of its rows. */
interface Left {
  readonly row: string;
  /** Its place among the rows: what stands there takes the focus once the row itself has left the list. */
  readonly index: number;
  readonly cell: number;
  /** How far the page was scrolled, and the rows within it. */
  readonly scroll: { readonly page: number; readonly rows: number };
}

/** Lists that were left by a row, by their address and what they are there; none outlives the page. */
const left = new Map<string, Left>();
const mostLeft = 20;

/** What the rows scroll in: on a phone they do with the page. */
const scrollerOf = (list: HTMLElement) => list.querySelector("table")?.parentElement;

function whereIn(list: HTMLElement | null): Left | undefined {
  const cell = document.activeElement?.closest<HTMLElement>("td, th");
  const row = cell?.closest<HTMLElement>("[data-row-id]");
  if (!cell || !row || !list?.contains(row)) return undefined;
  return {
    row: row.dataset["rowId"] ?? "",
    index: Number(row.dataset["gridRow"]) - 1,
    cell: [...row.children].indexOf(cell),
    scroll: { page: window.scrollY, rows: scrollerOf(list)?.scrollTop ?? 0 },
  };
}

function goTo(list: HTMLElement, { row, index, cell, scroll }: Left): void {
  const rows = [...list.querySelectorAll<HTMLElement>("tbody [data-row-id]")];
  const found = rows.find(({ dataset }) => dataset["rowId"] === row) ?? rows[Math.min(index, rows.length - 1)];
  const place = found?.children[cell];
  if (!found || !(place instanceof HTMLElement)) return;
  window.scrollTo(0, scroll.page);
  scrollerOf(list)?.scrollTo(0, scroll.rows);
  (place.querySelector<HTMLElement>("a[href]") ?? place).focus({ preventScroll: true });
  found.scrollIntoView({ block: "nearest" });
}

/**
 * Who comes back to a list that they left by opening a row finds row, focus and scroll as they were; who has gone on to
 * something else meanwhile is left there.
 *
 * @param listId the element that the rows stand in
 * @param isThere whether the rows have come
 */
export function useWayBack(listId: string, isThere: boolean): void {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}#${listId}`;
  const standing = useRef(address);
  useLayoutEffect(() => {
    standing.current = address;
  }, [address]);
  // Before the rows go: afterwards nothing has the focus.
  useLayoutEffect(
    () => () => {
      const where = whereIn(document.getElementById(listId));
      left.delete(standing.current);
      if (where) left.set(standing.current, where);
      const [oldest] = left.keys();
      if (left.size > mostLeft && oldest !== undefined) left.delete(oldest);
    },
    [listId],
  );
  useEffect(() => {
    const where = left.get(address);
    const list = document.getElementById(listId);
    if (!isThere || !where || !list) return;
    left.delete(address);
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches("main")) goTo(list, where);
  }, [address, listId, isThere]);
}
