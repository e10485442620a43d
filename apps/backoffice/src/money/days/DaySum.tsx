import { formatBareMoney, moneyParts } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { styled } from "styled-components";

const Amount = styled.span`
  font-size: var(--yer-font-size-sm);
  white-space: nowrap;
`;

const Unit = styled.span`
  display: block;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);

  @container yer-table (max-width: 40rem) {
    display: inline;
  }
`;

/** A sum to the tiyin, its unit below; in a card, where it has the room, beside it. */
export function DaySum({ tiyin }: { readonly tiyin: number }) {
  const { locale } = useTheme();
  return (
    <span>
      <Amount>{formatBareMoney(tiyin, locale)}</Amount> <Unit>{moneyParts(tiyin, locale).unit}</Unit>
    </span>
  );
}
