import { diaryVisits } from "@yer/api/contract/diary-visits";
import { useFlowText } from "@yer/flow-editor";
import { answerFaultText, answerFieldName } from "@yer/flow-editor/groups";
import { askedAnswers, faultsOfAnswers, type GroupFlow } from "@yer/flow-editor/model/groups";
import { Button, ErrorSummary, InlineAlert, Stack } from "@yer/ui";
import { useRef, useState } from "react";
import { check, faultAt, type FormFault, inWords } from "../../../../base/forms/faults.js";
import { VisitFields } from "../../../areas/visits/VisitFields.js";
import type { Outbox } from "../../store/outbox.js";
import type { DeviceDiary } from "../device-diary.js";
import { useMomentText } from "../moment-texts.js";
import { bodyOf, outlineFaultOf, type VisitDraft } from "../visit-draft.js";
import { OutlineOnDevice } from "./OutlineOnDevice.js";
import { StoodHere } from "./StoodHere.js";
import { useKeptDraft } from "./use-kept-draft.js";
import { usePhotosOfVisit } from "./use-photos-of-visit.js";

/** Props of {@link VisitWriter}. */
export interface VisitWriterProps {
  readonly diary: DeviceDiary;
  readonly begun: VisitDraft;
  readonly group: GroupFlow;
  /** Who writes, and the device's id for them. */
  readonly by: string;
  readonly device: string;
  /** It is ready, and is sent as soon as the office is reached. */
  readonly onReady: () => void;
  /** Called once the person has thrown the draft away. */
  readonly onDiscarded: () => void;
}

/** Where its fields lie in what is handed in. */
const fields = [
  ...["words", "visitedOn", "hours", "outline"].map((path) => ({ path, at: `/${path}` })),
  { path: "photos", at: "/photoIds" },
];

/** Makes a draft ready to be sent, as the contract reads it. Gives back whether it is: it may lack something. */
async function makeReady(
  outbox: Outbox,
  draft: VisitDraft,
  { group, by, device }: Pick<VisitWriterProps, "group" | "by" | "device">,
): Promise<boolean> {
  const now = Date.now();
  if (faultsOfAnswers(group, askedAnswers(group, draft.answers), []).length > 0) return false;
  if (outlineFaultOf(draft) !== undefined) return false;
  const { asked } = check(diaryVisits.handIn, { body: bodyOf(draft, group, { device, now }) });
  if (asked === undefined) return false;
  const { body } = asked as { readonly body: object };
  await outbox.finish({ id: draft.id, by, device, title: draft.plot.number, savedAt: now, values: body });
  return true;
}

/**
 * Writes a visit on the device: kept with every change, checked as the service will check it, and sent later. It is not
 * on the hook of forms (docs/decisions/0102): the device keeps its draft and its outbox sends it, with no screen open.
 */
export function VisitWriter({ diary, begun, group, by, device, onReady, onDiscarded }: VisitWriterProps) {
  const text = useMomentText();
  const flowText = useFlowText();
  const { outbox } = diary;
  const { values, change, flush, trouble } = useKeptDraft(outbox, begun, { by, device });
  const { photos, change: changePhotos, port } = usePhotosOfVisit(outbox, values.id, device);
  const [attempt, setAttempt] = useState(0);
  const [isFull, setFull] = useState(false);
  const isFinishing = useRef(false);
  const answers = askedAnswers(group, values.answers);
  const faults = attempt === 0 ? [] : faultsOf();
  const errorAt = (at: string): string | undefined => faultAt(faults, fields, at);

  function faultsOf(): FormFault[] {
    const outline = outlineFaultOf(values);
    const { faults: found = [] } = check(diaryVisits.handIn, { body: bodyOf(values, group, { device, now: 0 }) });
    return [
      ...faultsOfAnswers(group, answers, []).map((fault) => ({
        pointer: `/answers/${fault.field}`,
        message: answerFaultText(fault, flowText),
      })),
      ...inWords(text, found),
      ...(outline === undefined ? [] : [{ pointer: "/outline", message: text(`form.outline.${outline}`) }]),
    ];
  }

  /** Once for any number of presses. */
  async function finish(): Promise<void> {
    if (isFinishing.current) return;
    isFinishing.current = true;
    setAttempt((count) => count + 1);
    await flush();
    try {
      if (await makeReady(outbox, values, { group, by, device })) onReady();
    } catch (error) {
      setFull(true);
      reportError(error);
    } finally {
      isFinishing.current = false;
    }
  }

  const errors = faults.map(({ pointer, message }) => ({ name: nameOf(pointer), message }));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void finish();
      }}
    >
      <Stack gap={5}>
        <ErrorSummary attempt={attempt} errors={errors} />
        {trouble === undefined && !isFull ? null : (
          <InlineAlert tone="danger" isAnnounced>
            {text("moment.full")}
          </InlineAlert>
        )}
        <VisitFields
          group={group}
          values={{ ...values, photos }}
          change={({ photos: taken, ...part }) => {
            if (taken) changePhotos(taken);
            if (Object.keys(part).length > 0) change(part);
          }}
          errorAt={errorAt}
          upload={port}
          uploadPhoto={port}
          position={<StoodHere value={values.stood} onChange={(stood) => change({ stood })} />}
          outline={<OutlineOnDevice draft={values} onChange={change} error={errorAt("outline")} />}
        />
        <Stack direction="row" gap={3}>
          <Button type="submit" variant="primary">
            {text("moment.visit.ready")}
          </Button>
          <Button
            variant="quiet"
            onPress={async () => {
              // What is still to be written would bring it back.
              await flush();
              await outbox.discard(values.id);
              onDiscarded();
            }}
          >
            {text("word.dropDraft")}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** The name of the field that a pointer leads to. */
function nameOf(pointer: string): string {
  const answer = /^\/answers\/(\d+)/.exec(pointer)?.[1];
  return answer === undefined ? pointer.slice(1).split("/").join(".") : answerFieldName(answer);
}
