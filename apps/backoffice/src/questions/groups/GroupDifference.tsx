import { fileBounds } from "@yer/api/contract/files";
import type { Names } from "@yer/api/contract/values";
import { useTheme } from "@yer/api/react";
import { GroupForm } from "@yer/flow-editor/groups";
import { type Answers, diffGroup, type GroupFlow } from "@yer/flow-editor/model/groups";
import type { UploadPort } from "@yer/ui";
import { Card, Grid, Stack } from "@yer/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { useGroupsText } from "./groups-texts.js";

/** One of two groups beside each other. */
export interface ComparedGroup {
  readonly title: string;
  readonly name: Names;
  readonly group: GroupFlow;
}

/** Props of {@link GroupDifference}. */
export interface GroupDifferenceProps {
  readonly before: ComparedGroup;
  readonly after: ComparedGroup;
}

const Changes = styled.ul`
  display: grid;
  gap: var(--yer-space-1);
  margin: 0;
  padding-inline-start: var(--yer-space-5);
  overflow-wrap: anywhere;
`;

/** Goes nowhere: what is chosen in a preview stays on the screen. */
const stays: UploadPort = (file) => Promise.resolve({ id: file.name, name: file.name, size: file.size });

/** Two groups: what differs, in words, and the forms that they make, beside each other. */
export function GroupDifference({ before, after }: GroupDifferenceProps) {
  const text = useGroupsText();
  const { locale } = useTheme();
  const labels = new Map(
    [...before.group.list, ...after.group.list].map(({ id, label }) => [id, label[locale] || String(id)]),
  );
  const sentences = [
    ...(before.name[locale] === after.name[locale]
      ? []
      : [text("groups.change.name", { before: before.name[locale], after: after.name[locale] })]),
    ...diffGroup(before.group, after.group).map(({ code, field, from, to }) =>
      text(`groups.change.${code}`, { field: labels.get(field) ?? String(field), from: from ?? 0, to: to ?? 0 }),
    ),
  ];
  return (
    <Stack gap={4}>
      {sentences.length > 0 ? (
        <Changes>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Changes>
      ) : (
        <p>{text("groups.compare.same")}</p>
      )}
      <Grid min="280px">
        {[before, after].map((each) => (
          <Card key={each.title} title={each.title} level={3}>
            <Tried group={each.group} />
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

/** The form that a group makes, to be tried out: what is answered shows what is asked next, and is kept nowhere. */
export function Tried({ group }: { readonly group: GroupFlow }) {
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <GroupForm
      group={group}
      answers={answers}
      files={Object.values(answers).flatMap((answer) =>
        typeof answer === "string" ? [{ id: answer, name: answer, size: 0 }] : [],
      )}
      upload={stays}
      maxFileSize={fileBounds.mostBytes}
      onAnswer={(field, answer) => setAnswers((given) => ({ ...given, [field.id]: answer }))}
    />
  );
}
