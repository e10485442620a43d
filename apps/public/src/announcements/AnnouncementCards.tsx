import type { AnnouncementRow } from "@yer/api/contract/public";
import { lastTashkentDay } from "@yer/api/formats";
import { Link, Unbroken, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { usePreferences } from "../language/preferences.js";
import { useText } from "../language/use-text.js";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  gap: var(--yer-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  @media (max-width: 400px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--yer-space-1);
  padding: var(--yer-card-padding);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-lg);
  background: var(--yer-surface);
  transition: border-color var(--yer-motion-fast);
  &:hover {
    border-color: var(--yer-accent-border);
  }
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  p {
    color: var(--yer-text-muted);
  }
`;

const Foot = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--yer-space-2);
  /* Cards of one row end on one line. */
  margin-block-start: auto;
  padding-block-start: var(--yer-space-2);
  font-size: var(--yer-font-size-sm);
  /* A number and its unit are one. */
  :first-child {
    white-space: nowrap;
  }
`;

function Card({ row }: { row: AnnouncementRow }) {
  const text = useText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = usePreferences();
  return (
    <Item>
      <h3>
        <Link href={`/offer/${row.applicationId}`} variant="quiet">
          <Unbroken>{row.number}</Unbroken>
        </Link>
      </h3>
      <p>
        {row.region.name[locale]}, {row.district.name[locale]}, {row.neighborhood[locale]}
      </p>
      <p>{text(`legalBasis.${row.legalBasis}`)}</p>
      <Foot>
        <span>{row.area === null ? "" : text("announcements.area", { area: intl.formatNumber(row.area) })}</span>
        <span>
          {row.open
            ? text("announcements.until", { date: dates.day(lastTashkentDay(row.to)) })
            : text("announcements.closed")}
        </span>
      </Foot>
    </Item>
  );
}

/** Announced applications as cards, each leading to its page; nothing of a person is on them. */
export function AnnouncementCards({ rows }: { readonly rows: readonly AnnouncementRow[] }) {
  return (
    <List>
      {rows.map((row) => (
        <Card key={row.id} row={row} />
      ))}
    </List>
  );
}
