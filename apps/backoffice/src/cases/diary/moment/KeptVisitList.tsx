import { addressOf } from "@yer/api/paths";
import { styled } from "styled-components";
import type { DeviceDiary } from "./device-diary.js";
import { KeptVisit } from "./KeptVisit.js";
import type { ShownVisit } from "./use-kept-visits.js";

const List = styled.ul`
  display: grid;
  gap: var(--yer-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Props of {@link KeptVisitList}. */
export interface KeptVisitListProps {
  readonly diary: DeviceDiary;
  readonly visits: readonly ShownVisit[];
  /** Reads what lies here anew after an act. */
  readonly refresh: () => void;
}

/** Visits of one's own on this device, each with what its author can do about it. */
export function KeptVisitList({ diary: { outbox, sender }, visits, refresh }: KeptVisitListProps) {
  return (
    <List>
      {visits.map((visit) => (
        <KeptVisit
          key={visit.id}
          visit={visit}
          href={`${addressOf("/diary/moment")}?visit=${visit.id}`}
          onTryAgain={async () => {
            await outbox.tryAgain(visit.id);
            sender.send();
            refresh();
          }}
          onDropPhoto={async (photo) => {
            await outbox.dropPhoto(photo);
            sender.send();
            refresh();
          }}
          onDiscard={async () => {
            await outbox.discard(visit.id);
            refresh();
          }}
        />
      ))}
    </List>
  );
}
