import type { BusyTeam } from "@yer/api/contract/schedule-facts";
import { schedules, type schedulesRegister } from "@yer/api/contract/schedules";
import { sayReason } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useRead, useTheme } from "@yer/api/react";
import { InlineAlert, Link, useDates } from "@yer/ui";
import { styled } from "styled-components";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { usePlanText } from "./plan-texts.js";

const List = styled.ul`
  display: grid;
  gap: var(--yer-space-2);
  margin: 0;
  padding-inline-start: var(--yer-space-4);
`;

function Team({ organisation, people, count, most, from, to, ...team }: BusyTeam) {
  const text = usePlanText();
  const dates = useDates();
  const { locale } = useTheme();
  const name = [organisation.name[locale], people.map((person) => person.name).join(", ")].filter(Boolean).join(": ");
  const rest = count - team.schedules.length;
  return (
    <li>
      <strong>{name}</strong>
      {" · "}
      {text("plan.days", { from: dates.short(from), to: dates.short(to) })}
      {" · "}
      {sayReason(text, { code: "team-busy", params: { count, most } })}
      <br />
      {team.schedules.map(({ id, neighborhood }, index) => (
        <span key={id}>
          {index > 0 ? ", " : null}
          <Link
            href={`${addressOf("/plangrafic/:neighborhood_id", { neighborhood_id: neighborhood.id })}?schedule=${id}`}
          >
            {neighborhood.name[locale]}
          </Link>
        </span>
      ))}
      {rest > 0 ? ` ${text("plan.busy.others", { count: rest })}` : null}
    </li>
  );
}

/** Teams of the schedules asked for that are in more neighbourhoods at once than is meant; nothing where none is. */
export function BusyTeams({ register }: { readonly register: RegisterState<typeof schedulesRegister> }) {
  const text = usePlanText();
  const { sort: _, ...query } = register.asked;
  const { data, failure, refetch } = useRead(schedules.busyTeams, { query });
  if (data === undefined) {
    return failure ? (
      <FailedRead tone="warning" title={text("plan.load.failed")} failure={failure} onRetry={() => void refetch()} />
    ) : null;
  }
  if (data.items.length === 0) return null;
  return (
    <InlineAlert tone="warning" title={text("plan.busy")}>
      <List>
        {data.items.map((team) => (
          <Team key={team.schedules.map(({ id }) => id).join(" ")} {...team} />
        ))}
      </List>
    </InlineAlert>
  );
}
