import { type Client, personOf } from "@yer/api/client";
import { useExtra, useSession, useTheme } from "@yer/api/react";
import { loadFlowTexts } from "@yer/flow-editor";
import { EmptyState, lazyPart, LockIcon, PageSpinner, Stack } from "@yer/ui";
import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { keepOffline } from "../offline/keep-offline.js";
import { faceOf, takeFace, typedAhead } from "../offline/pin-face.js";
import { useInstallable } from "../offline/use-installable.js";
import { NewerDataError } from "../store/diary-database.js";
import { type DeviceDiary, deviceDiary } from "./device-diary.js";
import { useMomentText, withMomentTexts } from "./moment-texts.js";
import { OnDevice } from "./OnDevice.js";
import { PinAhead } from "./PinAhead.js";
import { Rounds } from "./Rounds.js";
import { useStored } from "./use-stored.js";

/** The form is most of the diary's script, and begins with no page but its own. */
const WriteOnDevice = lazyPart(() => import("./write/WriteOnDevice.js"), "WriteOnDevice");

/** One hand, gloves, sun: what is pressed is as high as a thumb. */
const Thumbs = styled.div`
  --yer-control-height: 48px;
  --yer-control-height-sm: 48px;
  /* A choice, and the way back above the title. */
  label:has(> [data-box]),
  nav a {
    display: flex;
    align-items: center;
    min-block-size: 48px;
  }
  /* The days of a calendar are opened from within the frame of its field: pressed up to its edge. */
  [role="group"] > button::after {
    content: "";
    position: absolute;
    inset: -3px;
  }
  [role="group"] > button {
    position: relative;
    min-inline-size: 42px;
  }
`;

/** The diary of the device, or why it does not open. */
async function opened(client: Client): Promise<DeviceDiary | "newer" | "failed"> {
  try {
    return await deviceDiary(client);
  } catch (error) {
    if (error instanceof NewerDataError) return "newer";
    reportError(error);
    return "failed";
  }
}

/** `/diary/moment`: one's own rounds, and what lies on this device. Nothing of it needs a network but taking a round along. */
function MomentScreen() {
  const text = useMomentText();
  const { client } = useExtra();
  const { user } = useSession();
  const { locale, currentTheme, accent } = useTheme();
  const [ahead] = useState(() => document.createElement("div"));
  // The face left the notice's line free, and so does what is here until one leaves it: a network that comes and goes moves
  // nothing under a thumb.
  const [tookOver] = useState(() => typedAhead() !== undefined);
  useScreenTitle(text("diary.moment"));
  useInstallable();
  const diary = useStored(useCallback(async () => opened(client), [client]));
  // Without a network nobody says who is signed in but the session that is kept here.
  const person = user?.id ?? personOf(client.session.read()?.access_token ?? "");
  const isOpening = diary === undefined || person === undefined;
  useEffect(() => {
    // Opened again with a network, all files are here before the diary is: a face that nothing is drawn in would be kept.
    if (isOpening) return;
    // A visit asks its questions in these words, and who signs out without a network is asked as well.
    keepOffline(
      async () => Promise.all([loadFlowTexts(locale), WriteOnDevice.begin(), import("../leave/LeaveDiaryDialog.js")]),
      () => faceOf(ahead, { theme: currentTheme, accent }),
    ).catch(reportError);
  }, [locale, currentTheme, accent, ahead, isOpening]);
  const isUnread = diary === "newer" || diary === "failed";
  useEffect(() => {
    if (isUnread) takeFace();
  }, [isUnread]);
  if (isOpening) return <PageSpinner label={text("moment.opening")} />;
  if (isUnread) {
    return (
      <EmptyState level={1} icon={<LockIcon size={32} />} title={text(`moment.${diary}`)}>
        {text(`moment.${diary}.text`)}
      </EmptyState>
    );
  }
  return (
    <Thumbs data-taken-over={tookOver || undefined}>
      <Moment diary={diary} person={person} />
      {createPortal(
        <Thumbs>
          <PinAhead />
        </Thumbs>,
        ahead,
      )}
    </Thumbs>
  );
}

function Moment({ diary, person }: { diary: DeviceDiary; person: string }) {
  const text = useMomentText();
  const [params] = useSearchParams();
  // Where a PIN is asked its field stays where it stood before the app came, and what it opens comes in its place.
  const [isRoundFirst] = useState(() => diary.heldKey() === undefined);
  const visit = params.get("visit");
  if (visit !== null) return <WriteOnDevice key={visit} diary={diary} person={person} id={visit} />;
  const parts = [
    <OnDevice key="device" diary={diary} person={person} />,
    <Rounds key="rounds" diary={diary} person={person} />,
  ];
  return (
    <Stack gap={5}>
      <ScreenHead title={text("diary.moment")} facts={text("moment.facts")} />
      {isRoundFirst ? parts.toReversed() : parts}
    </Stack>
  );
}

export default withMomentTexts(MomentScreen);
