import type { UserPage } from "@yer/api/contract/users";
import { work } from "@yer/api/contract/work";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useMay, useRead } from "@yer/api/react";
import { Button, Can, DescriptionList, EmptyState, InlineAlert, LockIcon, Skeleton, Stack } from "@yer/ui";
import { useState } from "react";
import { Handover } from "./Handover.js";
import { usePeopleText } from "./people-texts.js";

/** What a person is responsible for, and handing it over. */
export function PersonWork({ person }: { person: Pick<UserPage, "id" | "name"> }) {
  const text = usePeopleText();
  const mayRead = useMay("read_work:user");
  const [handing, setHanding] = useState(false);
  const { data, failure, refetch } = useRead(work.ofPerson, mayRead ? { params: { id: person.id } } : skip);
  if (!mayRead) return <EmptyState icon={<LockIcon size={32} />} title={text("sets.forbidden")} />;
  if (failure && !data) {
    return (
      <EmptyState
        title={sayFailure(text, failure)}
        actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
      />
    );
  }
  if (!data) return <Skeleton lines={4} />;
  return (
    <Stack gap={3}>
      {data.conclusionsWithoutMember > 0 ? (
        <InlineAlert tone="warning">
          {text("people.work.conclusions", { count: data.conclusionsWithoutMember })}
        </InlineAlert>
      ) : null}
      {data.files + data.drafts + data.conclusionsHeld === 0 ? (
        <EmptyState title={text("people.work.none")} />
      ) : (
        <DescriptionList
          items={[
            { term: text("people.work.files"), details: data.files },
            { term: text("word.late"), details: data.late },
            { term: text("people.work.held"), details: data.conclusionsHeld },
            { term: text("people.work.drafts"), details: data.drafts },
            ...data.byStatus.map(({ status, files: applications }) => ({
              term: text(`status.${status}`),
              details: applications,
            })),
          ]}
        />
      )}
      {data.files + data.drafts + data.conclusionsHeld + data.conclusionsWithoutMember > 0 ? (
        <div>
          <Can code="hand_over:work" otherwise="disable">
            {(state) => (
              <Button onPress={() => setHanding(true)} {...state}>
                {text("people.handover")}
              </Button>
            )}
          </Can>
        </div>
      ) : null}
      {handing ? <Handover person={person} onClose={() => setHanding(false)} /> : null}
    </Stack>
  );
}
