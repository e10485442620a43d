import { type ReactElement, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { useUiIntl, useUiText } from "../../UiProvider/UiIntl.js";
import { Button } from "../Button/index.js";
import type { KeysetPage } from "../DataTable/types.js";

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** What is paged; read out before "pages". */
  readonly label: string;
  /** The page, and the ways out of it. */
  readonly page: KeysetPage;
  /** Rows on this page. */
  readonly count: number;
  /** Whether another page is on its way; presses do nothing meanwhile. @default false */
  readonly busy?: boolean;
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2);
  min-block-size: calc(var(--yer-control-height) + 12px);
  padding: 6px var(--yer-control-padding);
  border-block-start: 1px solid var(--yer-border);
  color: var(--yer-text-muted);
  font-variant-numeric: tabular-nums;

  > output {
    margin-inline-end: auto;
  }
  @media print {
    > button {
      display: none;
    }
  }
`;

/**
 * Ways through a keyset list: first, previous, next. There are no numbers to jump to, because a list that grows while
 * it is read has no fixed pages; the place in it is told instead ("51–100 of 10 000+").
 *
 * Data attributes: `data-busy`.
 */
export function Pagination({ label, page, count, busy = false }: PaginationProps): ReactElement {
  const text = useUiText();
  const { intl } = useUiIntl();
  /** Offset of the page a press here led away from. */
  const left = useRef<number>(undefined);
  const total = `${intl.formatNumber(page.total)}${page.more ? "+" : ""}`;
  const range = count === 0 ? "" : text("pages.range", { from: page.offset + 1, to: page.offset + count, total });
  const bar = useRef<HTMLElement>(null);

  // A way that ends (the last page has no next) must not throw the focus back to the page's beginning.
  useEffect(() => {
    if (left.current === undefined || left.current === page.offset) return;
    left.current = undefined;
    const { activeElement } = document;
    const lost = activeElement === document.body || activeElement?.matches("button:disabled") === true;
    if (lost) bar.current?.querySelector<HTMLElement>("button:enabled")?.focus();
  });
  const go = (way: (() => void) | undefined) => (): void => {
    // A second press while the page is on its way does nothing.
    if (busy || !way) return;
    left.current = page.offset;
    way();
  };

  return (
    <Bar
      ref={bar}
      aria-label={`${label}: ${text("pages.label")}`}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
    >
      <output>{range}</output>
      <Button size="sm" variant="quiet" isDisabled={!page.onFirst} onPress={go(page.onFirst)}>
        {text("pages.first")}
      </Button>
      <Button size="sm" variant="secondary" isDisabled={!page.onPrevious} onPress={go(page.onPrevious)}>
        {text("pages.previous")}
      </Button>
      <Button size="sm" variant="secondary" isDisabled={!page.onNext} onPress={go(page.onNext)}>
        {text("pages.next")}
      </Button>
    </Bar>
  );
}
