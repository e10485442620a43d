import { type ReactElement, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useUiIntl, useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import type { KeysetPage } from "../DataTable/types.js";
import { useRootProps, type RootProps } from "../../root/root-props.js";

/** Props of {@link Pagination}. */
export interface PaginationProps extends RootProps {
  /** What is paged; read out before "pages". */
  readonly "aria-label": string;
  /** The page, and the ways out of it. */
  readonly page: KeysetPage;
  /** Rows on this page. */
  readonly count: number;
  /** Whether another page is on its way; presses do nothing meanwhile. @default false */
  readonly isLoading?: boolean;
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
 * it is read has no fixed pages; the place in it is told instead ("51–100 of 10 000+"). One page has no ways, an empty
 * one no bar.
 *
 * Data attributes: `data-busy`.
 */
export function Pagination({
  "aria-label": label,
  page,
  count,
  isLoading = false,
  ...root
}: PaginationProps): ReactElement | null {
  const text = useUiText();
  const { intl } = useUiIntl();
  /** Offset of the page a press here led away from. */
  const left = useRef<number>(undefined);
  const total = `${intl.formatNumber(page.total)}${page.hasMore ? "+" : ""}`;
  const range = count === 0 ? "" : text("pages.range", { from: page.offset + 1, to: page.offset + count, total });
  // The page is known before its rows have come: what is told of it counts those that stand.
  const [said, setSaid] = useState(range);
  if (!isLoading && said !== range) setSaid(range);
  const bar = useRef<HTMLElement>(null);

  // A way that ends (the last page has no next) must not throw the focus back to the page's beginning. Whether it ends
  // is known once the page has come.
  useEffect(() => {
    if (isLoading || left.current === undefined || left.current === page.offset) return;
    left.current = undefined;
    const { activeElement } = document;
    const lost = activeElement === document.body || activeElement?.matches("button:disabled") === true;
    if (lost) bar.current?.querySelector<HTMLElement>("button:enabled")?.focus();
  });
  const go = (way: (() => void) | undefined) => (): void => {
    // A second press while the page is on its way does nothing.
    if (isLoading || !way) return;
    left.current = page.offset;
    way();
  };

  const given = useRootProps(root, { ref: bar });
  const leads = page.onFirst !== undefined || page.onPrevious !== undefined || page.onNext !== undefined;
  // One page has no ways, and one without rows nothing to tell.
  if (!leads && count === 0) return null;
  return (
    <Bar
      {...given}
      aria-label={`${label}: ${text("pages.label")}`}
      aria-busy={isLoading || undefined}
      data-busy={isLoading || undefined}
    >
      <output>{said}</output>
      {leads ? (
        <>
          <Button size="sm" variant="quiet" isDisabled={!page.onFirst} onPress={go(page.onFirst)}>
            {text("pages.first")}
          </Button>
          <Button size="sm" variant="secondary" isDisabled={!page.onPrevious} onPress={go(page.onPrevious)}>
            {text("pages.previous")}
          </Button>
          <Button size="sm" variant="secondary" isDisabled={!page.onNext} onPress={go(page.onNext)}>
            {text("pages.next")}
          </Button>
        </>
      ) : null}
    </Bar>
  );
}
