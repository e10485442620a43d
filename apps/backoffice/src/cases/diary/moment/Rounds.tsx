import { useMay, useSession } from "@yer/api/react";
import { Card, lazyPart, PageSpinner } from "@yer/ui";
import { Suspense, useCallback, useEffect, useState } from "react";
import { takeFace } from "../offline/pin-face.js";
import { endRound, roundOwner } from "../store/pin-lock.js";
import type { DeviceDiary } from "./device-diary.js";
import { EnterPin } from "./EnterPin.js";
import { useMomentText } from "./moment-texts.js";
import { RoundList } from "./RoundList.js";
import { useStored } from "./use-stored.js";

/** A device is prepared once, at the office's service alone: the form comes where it is shown. */
const PrepareDevice = lazyPart(() => import("./PrepareDevice.js"), "PrepareDevice");

/** Props of {@link Rounds}. */
export interface RoundsProps {
  readonly diary: DeviceDiary;
  readonly person: string;
}

/**
 * Id of the inspector whose round is stored here, or null. The round of somebody who is no longer signed in is ended.
 */
async function ownerFor({ database }: DeviceDiary, person: string): Promise<string | null> {
  const owner = await roundOwner(database, Date.now());
  if (owner !== undefined && owner !== person) await endRound(database);
  return owner === person ? person : null;
}

/** The rounds of a person, behind their PIN: a device without one is prepared first. */
export function Rounds({ diary, person }: RoundsProps) {
  const text = useMomentText();
  const { user } = useSession();
  const may = useMay("write:visit");
  const [key, setKey] = useState(diary.heldKey);
  const owner = useStored(
    useCallback(async () => ownerFor(diary, person), [diary, person]),
    key === undefined ? 0 : 1,
  );
  const open = (opened: CryptoKey): void => {
    diary.holdKey(opened);
    setKey(opened);
  };
  const mayNot = user !== null && !may;
  const asksNoPin = mayNot || (owner !== undefined && owner !== person) || key !== undefined;
  useEffect(() => {
    if (asksNoPin) takeFace();
  }, [asksNoPin]);
  return (
    <Card title={text("moment.rounds")}>
      {mayNot ? (
        <p>{text("moment.mayNot")}</p>
      ) : owner === undefined ? (
        <PageSpinner label={text("moment.opening")} />
      ) : owner !== person ? (
        <Suspense fallback={<PageSpinner label={text("moment.opening")} />}>
          <PrepareDevice diary={diary} person={person} onOpen={open} />
        </Suspense>
      ) : key === undefined ? (
        <EnterPin diary={diary} onOpen={open} />
      ) : (
        <RoundList diary={diary} roundKey={key} person={person} />
      )}
    </Card>
  );
}
