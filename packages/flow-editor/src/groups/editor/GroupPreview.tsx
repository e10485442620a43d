import { RadioGroup, Stack } from "@yer/ui";
import type { StoredFile, UploadPort } from "@yer/ui";
import { useState } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { askedAnswers, faultsOfAnswers } from "../../model/groups/index.js";
import type { Answers } from "../../model/groups/index.js";
import { GroupForm } from "../GroupForm.js";
import { answerFaultText } from "../group-sentences.js";
import { useGroupParts } from "./group-editor-context.js";

const Frame = styled.div`
  box-sizing: border-box;
  inline-size: 100%;
  padding: var(--yer-space-4);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface);
  &[data-width="phone"] {
    max-inline-size: 390px;
  }
`;

/** Goes nowhere: what is chosen in a preview stays on the screen. */
const stays: UploadPort = (file) => Promise.resolve({ id: file.name, name: file.name, size: file.size });

/** The form as the person who fills it in will see it, on a phone or on a screen; its checks work. */
export function GroupPreview(): ReactNode {
  const { editing, text } = useGroupParts();
  const [width, setWidth] = useState("phone");
  const [answers, setAnswers] = useState<Answers>({});
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const { group } = editing;
  const given = Object.keys(answers);
  const faults = faultsOfAnswers(
    group,
    askedAnswers(group, answers),
    files.map(({ id }) => id),
  );
  const errors = Object.fromEntries(
    // Only of what has been touched: a preview begins as a form does, without reproach.
    faults.filter(({ field }) => given.includes(field)).map((fault) => [fault.field, answerFaultText(fault, text)]),
  );
  return (
    <Stack gap={3}>
      <RadioGroup
        name="preview-width"
        label={text("groupEditor.width")}
        orientation="horizontal"
        items={[
          { id: "phone", label: text("groupEditor.phone") },
          { id: "screen", label: text("groupEditor.screen") },
        ]}
        value={width}
        onChange={setWidth}
      />
      <Frame data-width={width}>
        <GroupForm
          group={group}
          answers={answers}
          files={files}
          upload={stays}
          errors={errors}
          onAnswer={(field, answer, file) => {
            setAnswers((before) => ({ ...before, [field.id]: answer }));
            if (file) setFiles((before) => [...before, file]);
          }}
        />
      </Frame>
    </Stack>
  );
}
