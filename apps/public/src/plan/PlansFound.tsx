import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { publicPlan, PublicSchedule } from "@yer/api/contract/public-plan";
import { useTheme } from "@yer/api/react";
import { Card, Stack, useDates } from "@yer/ui";
import { styled } from "styled-components";
import { usePlanText } from "./plan-texts.js";
import { useWatched, Watch, WatchFirst, type WatchProps } from "./Watch.js";

const List = styled.ul`
  display: grid;
  gap: var(--yer-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

type FoundProps = PublicSchedule & Pick<WatchProps, "watched">;

function Found({ neighborhood, district, region, visit, kilometres, watched }: FoundProps) {
  const text = usePlanText();
  const dates = useDates();
  const { locale } = useTheme();
  const where = region.name[locale];
  return (
    <Card
      // Many districts have one of this name: each is a section by a name of its own.
      title={[neighborhood.name[locale], district.name[locale]].join(", ")}
      level={3}
      description={kilometres === null ? where : `${where} · ${text("plan.kilometres", { kilometres })}`}
    >
      <Stack gap={3}>
        <p>
          {visit === null
            ? text("plan.when.none")
            : text(`plan.when.${visit.when}`, {
                from: dates.day(visit.startsOn),
                to: dates.day(visit.endsOn),
                organisation: visit.organisation[locale],
              })}
        </p>
        <Watch neighborhood={neighborhood.id} watched={watched} />
      </Stack>
    </Card>
  );
}

/** Neighbourhoods that were found, each with when they come. */
export function PlansFound({ found }: { readonly found: ReplyOf<typeof publicPlan.find> }) {
  const text = usePlanText();
  const watched = useWatched();
  return (
    <Stack gap={3}>
      <h2>{text("plan.found")}</h2>
      <List>
        {found.items.map((item) => (
          <li key={item.neighborhood.id}>
            <Found {...item} watched={watched} />
          </li>
        ))}
      </List>
      {found.more ? <p>{text("plan.more")}</p> : null}
      <WatchFirst />
    </Stack>
  );
}
