import type { Locale } from "@yer/api/contract/values";
import { formatBareMoney, moneyParts } from "@yer/api/formats";
import { styled } from "styled-components";

/** How the sums of one column of a table stand in it. */
export interface ColumnOfSums {
  /** A sum of the column in words; a dash where none is told. */
  readonly say: (tiyin: number | null) => string;
  /** How wide the column is, in pixels: the longest of them stands in one line. */
  readonly width: number;
}

/** A sum in such a column: many of them stand beside each other, and none is broken. */
export const Sum = styled.span`
  font-size: var(--yer-font-size-sm);
  white-space: nowrap;
`;

/** Pixels of a digit of a {@link Sum} and of what stands between digits, in the weight of totals; of a cell's two sides. */
const [digit, between, padding] = [8.6, 4, 24] as const;

/**
 * Sums of a column to the last tiyin, and no wider than they are: where all of them are whole, none has tiyin, and where
 * one has, all do, so that they stand under each other.
 * @param sums of its rows, and of its total
 */
export function columnOfSums(sums: readonly (number | null | undefined)[], locale: Locale): ColumnOfSums {
  const told = sums.filter((sum) => sum !== null && sum !== undefined);
  const isWhole = told.every((sum) => sum % 100 === 0);
  const say = (tiyin: number | null): string => {
    if (tiyin === null) return "—";
    if (!isWhole) return formatBareMoney(tiyin, locale);
    const { sign, whole } = moneyParts(tiyin, locale);
    return `${sign}${whole}`;
  };
  return { say, width: Math.ceil(Math.max(0, ...told.map((sum) => widthOf(say(sum)))) + padding) };
}

function widthOf(words: string): number {
  const digits = words.replaceAll(/\D/gu, "").length;
  return digits * digit + (words.length - digits) * between;
}
