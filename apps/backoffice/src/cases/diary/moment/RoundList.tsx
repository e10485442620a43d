import { type RoundPackage, rounds } from "@yer/api/contract/rounds";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, failureOf, useExtra, useRead } from "@yer/api/react";
import { Button, DownloadIcon, InlineAlert, LaterPart, lazyPart, Stack, useDates } from "@yer/ui";
import { useCallback, useState } from "react";
import { NoRoomError } from "../store/diary-database.js";
import { deviceOf } from "../store/known-device.js";
import { keepInRound, readOfRound } from "../store/round.js";
import type { DeviceDiary } from "./device-diary.js";
import { useMomentText } from "./moment-texts.js";
import { RoundPlots } from "./RoundPlots.js";
import { useStored } from "./use-stored.js";

/** Made at the office's service alone: it comes after what the device has by itself. */
const MakeRound = lazyPart(() => import("./MakeRound.js"), "MakeRound");

/** Props of {@link RoundList}. */
export interface RoundListProps {
  readonly diary: DeviceDiary;
  readonly roundKey: CryptoKey;
  readonly person: string;
}

/** One's rounds: those that were taken along with their plots, and below them those at the office to be taken along. */
export function RoundList({ diary, roundKey, person }: RoundListProps) {
  const text = useMomentText();
  const dates = useDates();
  const { client } = useExtra();
  const { database } = diary;
  const { data } = useRead(rounds.list);
  const [taking, setTaking] = useState<string>();
  const [failure, setFailure] = useState<Failure | "full">();
  const [acted, setActed] = useState(0);

  const taken = useStored(
    useCallback(async () => {
      const names = await database.getAllKeys("round");
      const found = await Promise.all(names.map(async (name) => readOfRound(database, roundKey, name)));
      return found as RoundPackage[];
    }, [database, roundKey]),
    acted,
  );

  async function take(id: string): Promise<void> {
    setTaking(id);
    setFailure(undefined);
    try {
      const device = (await deviceOf(database, person)) ?? "";
      const found = await client.call(rounds.package, { params: { id }, query: { device } });
      await keepInRound(database, roundKey, id, found);
      setActed((count) => count + 1);
    } catch (error) {
      setFailure(error instanceof NoRoomError ? "full" : failureOf(error));
    }
    setTaking(undefined);
  }

  const known = new Set(taken?.map(({ round }) => round.id));
  return (
    <Stack gap={4}>
      {failure === undefined ? null : (
        <InlineAlert tone="danger" isAnnounced>
          {failure === "full" ? text("moment.full") : sayFailure(text, failure)}
        </InlineAlert>
      )}
      {taken?.map((one) => (
        <RoundPlots key={one.round.id} diary={diary} taken={one} person={person} onRenew={() => take(one.round.id)} />
      ))}
      {data?.items
        .filter(({ id }) => !known.has(id))
        .map(({ id, name, day, areas, visited }) => (
          <Stack key={id} gap={2}>
            <strong>{name}</strong>
            <small>{`${dates.day(day)} · ${text("moment.round.plots", { areas, visited })}`}</small>
            <div>
              <Button icon={<DownloadIcon />} isPending={taking === id} onPress={() => take(id)}>
                {text("moment.round.take")}
              </Button>
            </div>
          </Stack>
        ))}
      {data && data.items.length === 0 && taken?.length === 0 ? <p>{text("moment.round.none")}</p> : null}
      <LaterPart>
        <MakeRound />
      </LaterPart>
    </Stack>
  );
}
