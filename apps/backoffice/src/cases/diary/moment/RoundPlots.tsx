import type { RoundPackage, RoundPlot } from "@yer/api/contract/rounds";
import { addressOf } from "@yer/api/paths";
import { useTheme } from "@yer/api/react";
import { Button, CheckIcon, Disclosure, InlineAlert, RefreshIcon, SearchField, Stack } from "@yer/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { NoRoomError } from "../store/diary-database.js";
import { deviceOf } from "../store/known-device.js";
import { plotsAround } from "../tap/plots-around.js";
import type { DeviceDiary } from "./device-diary.js";
import { useMomentText } from "./moment-texts.js";
import { beginVisit } from "./visit-draft.js";

/** Plots that are shown at once: who looks for another one types its number or address. */
const most = 50;

const List = styled.ul`
  display: grid;
  gap: var(--yer-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  /* An address may take three lines on a phone. */
  > li > button {
    block-size: auto;
    padding-block: var(--yer-space-2);
    text-align: start;
  }
`;

/** Props of {@link RoundPlots}. */
export interface RoundPlotsProps {
  readonly diary: DeviceDiary;
  readonly taken: RoundPackage;
  readonly person: string;
  /** Downloads the round anew. */
  readonly onRenew: () => unknown;
}

/** The plots of a round that was taken along: found by number or address, and each begins a visit. */
export function RoundPlots({ diary, taken, person, onRenew }: RoundPlotsProps) {
  const text = useMomentText();
  const { locale } = useTheme();
  const navigate = useNavigate();
  const [sought, setSought] = useState("");
  const [isFull, setFull] = useState(false);
  const { round, plots, places, questions } = taken;
  const wanted = sought.trim().toLowerCase();
  const placeOf = ({ neighborhoodId }: RoundPlot): string | undefined =>
    places.find(({ id }) => id === neighborhoodId)?.name[locale];
  const wordsOf = (plot: RoundPlot): string =>
    [plot.address, placeOf(plot), plot.cadastreNumber].filter(Boolean).join(" · ");
  const found = plots.filter((plot) => `${plot.number} ${wordsOf(plot)}`.toLowerCase().includes(wanted));

  async function begin(plot: RoundPlot): Promise<void> {
    const device = await deviceOf(diary.database, person);
    if (device === undefined) return;
    const draft = beginVisit(plot, questions, plotsAround(plot, taken));
    try {
      const of = { id: draft.id, by: person, device, title: plot.number, savedAt: Date.now() };
      await diary.outbox.keep({ ...of, values: draft });
      void navigate(`${addressOf("/diary/moment")}?visit=${draft.id}`);
    } catch (error) {
      if (!(error instanceof NoRoomError)) throw error;
      setFull(true);
    }
  }

  return (
    <Disclosure title={`${round.name} · ${text("moment.round.taken", { count: plots.length })}`} defaultExpanded>
      <Stack gap={3}>
        {isFull ? <InlineAlert tone="danger">{text("moment.full")}</InlineAlert> : null}
        <SearchField label={text("moment.round.find")} value={sought} onChange={setSought} />
        <List>
          {found.slice(0, most).map((plot) => (
            <li key={plot.id}>
              <Button isWide {...(plot.visited ? { icon: <CheckIcon /> } : {})} onPress={async () => begin(plot)}>
                {`${plot.number} · ${wordsOf(plot)}`}
              </Button>
            </li>
          ))}
        </List>
        {found.length > most ? <p>{text("moment.round.more", { count: found.length - most })}</p> : null}
        <div>
          <Button variant="quiet" icon={<RefreshIcon />} onPress={onRenew}>
            {text("moment.round.renew")}
          </Button>
        </div>
      </Stack>
    </Disclosure>
  );
}
