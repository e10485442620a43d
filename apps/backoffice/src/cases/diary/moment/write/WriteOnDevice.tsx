import { addressOf } from "@yer/api/paths";
import { parseGroup } from "@yer/flow-editor/model/groups";
import { PageSpinner, Stack } from "@yer/ui";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { ScreenHead } from "../../../../base/screen/ScreenHead.js";
import { toasts } from "../../../../base/screen/toast-queue.js";
import { useScreenTitle } from "../../../../base/screen/use-screen-title.js";
import { deviceOf } from "../../store/known-device.js";
import type { DeviceDiary } from "../device-diary.js";
import { useMomentText } from "../moment-texts.js";
import { useStored } from "../use-stored.js";
import { draftAsKept } from "../visit-draft.js";
import { VisitHere } from "./VisitHere.js";
import { VisitWriter } from "./VisitWriter.js";

/** Props of {@link WriteOnDevice}. */
export interface WriteOnDeviceProps {
  readonly diary: DeviceDiary;
  readonly person: string;
  /** Id of the visit. */
  readonly id: string;
}

/** A draft of one's own as it stands on the device; null where there is none. */
async function draftOf({ outbox, database }: DeviceDiary, person: string, id: string) {
  const visit = (await outbox.visits()).find((one) => one.id === id && one.by === person && one.state === "draft");
  const [content, device] = await Promise.all([outbox.contentOf(id), deviceOf(database, person)]);
  if (!visit || !content || device === undefined) return null;
  const begun = draftAsKept(content.values);
  const parsed = parseGroup(begun.questions.group);
  return parsed.ok ? { begun, device, group: parsed.group } : null;
}

/** `/diary/moment?visit=`: goes on with a visit that lies on this device, or shows one that is written on no more. */
export function WriteOnDevice({ diary, person, id }: WriteOnDeviceProps) {
  const text = useMomentText();
  const navigate = useNavigate();
  const home = addressOf("/diary/moment");
  const found = useStored(useCallback(async () => draftOf(diary, person, id), [diary, person, id]));
  const title = found ? text("visit.title", { number: found.begun.plot.number }) : text("diary.moment");
  useScreenTitle(title);
  if (found === undefined) return <PageSpinner label={text("moment.opening")} />;
  if (found === null) return <VisitHere diary={diary} person={person} id={id} />;
  return (
    <Stack gap={5}>
      <ScreenHead
        title={title}
        under={[{ label: text("diary.moment"), href: home }]}
        facts={found.begun.plot.address ?? text("visit.intro")}
      />
      <VisitWriter
        diary={diary}
        begun={found.begun}
        group={found.group}
        by={person}
        device={found.device}
        onReady={() => {
          toasts.push({ tone: "success", text: text("moment.visit.kept") });
          diary.sender.send();
          void navigate(home, { replace: true });
        }}
        onDiscarded={() => void navigate(home, { replace: true })}
      />
    </Stack>
  );
}
