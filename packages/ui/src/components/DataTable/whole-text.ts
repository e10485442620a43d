import type { PointerEvent } from "react";

const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth;

/** Lets a cell whose text is cut off say the whole of it while a pointer rests on it; listens for the whole table. */
export function sayWholeText({ target }: PointerEvent<HTMLTableElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>("tr[data-row] > :is(th, td)") : null;
  if (!cell) return;
  if (isCut(cell) || [...cell.querySelectorAll("*")].some(isCut)) cell.title = cell.innerText;
  else cell.removeAttribute("title");
}
