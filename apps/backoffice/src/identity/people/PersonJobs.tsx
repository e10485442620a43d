import type { ReplyOf } from "@yer/api/contract/endpoint";
import { users } from "@yer/api/contract/users";
import { sayFailure } from "@yer/api/messages/sentences";
import { failureOf, type Failure, skip, useAct, useExtra, useMay, useRead } from "@yer/api/react";
import {
  Button,
  Can,
  DescriptionList,
  Dialog,
  EmptyState,
  InlineAlert,
  LockIcon,
  Skeleton,
  Stack,
  useDates,
} from "@yer/ui";
import { useState } from "react";
import { toasts } from "../../base/screen/toast-queue.js";
import { usePeopleText } from "./people-texts.js";

type Preview = ReplyOf<typeof users.previewJobs>;
type Post = Preview["added"][number];

function usePostInWords(): (post: Post) => string {
  const text = usePeopleText();
  const dates = useDates();
  return ({ organisation, position, from, to }) =>
    `${position}, ${organisation}, ${dates.day(from)} – ${to === null ? text("people.jobs.now") : dates.day(to)}`;
}

/** Posts a person has held, and taking them over from the personnel register: what would change comes first. */
export function PersonJobs({ id }: { id: string }) {
  const text = usePeopleText();
  const say = usePostInWords();
  const { client } = useExtra();
  const mayRead = useMay("read_jobs:user");
  const { data, failure, refetch } = useRead(users.jobs, mayRead ? { params: { id } } : skip);
  const [sync] = useAct(users.syncJobs);
  const [preview, setPreview] = useState<Preview>();
  const [refused, setRefused] = useState<Failure>();
  if (!mayRead) return <EmptyState icon={<LockIcon size={32} />} title={text("sets.forbidden")} />;

  async function compare(): Promise<void> {
    setRefused(undefined);
    try {
      setPreview(await client.call(users.previewJobs, { params: { id } }));
    } catch (error) {
      setRefused(failureOf(error));
    }
  }

  const changes = preview ? preview.added.length + preview.changed.length : 0;
  return (
    <Stack gap={3}>
      {refused ? (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, refused)}
        </InlineAlert>
      ) : null}
      {failure && !data ? (
        <EmptyState
          title={sayFailure(text, failure)}
          actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
        />
      ) : !data ? (
        <Skeleton lines={3} />
      ) : data.items.length === 0 ? (
        <EmptyState title={text("people.jobs.empty")} />
      ) : (
        <DescriptionList items={data.items.map((job) => ({ term: job.source, details: say(job) }))} />
      )}
      <div>
        <Can code="sync_jobs:user" otherwise="disable">
          {(state) => (
            <Button onPress={compare} {...state}>
              {text("people.jobs.sync")}
            </Button>
          )}
        </Can>
      </div>
      {preview ? (
        <Dialog
          isOpen
          onOpenChange={(open) => {
            if (!open) setPreview(undefined);
          }}
          title={text("people.jobs.sync")}
          footer={(close) => (
            <>
              <Button onPress={close}>{text("cancel")}</Button>
              <Button
                variant="primary"
                {...(changes === 0 ? { disabledReason: text("people.jobs.same", { count: preview.unchanged }) } : {})}
                onPress={async () => {
                  const outcome = await sync({ params: { id } });
                  if (outcome.failure) setRefused(outcome.failure);
                  else toasts.push({ tone: "success", text: text("word.saved") });
                  close();
                }}
              >
                {text("people.jobs.take")}
              </Button>
            </>
          )}
        >
          {changes === 0 ? (
            <p>{text("people.jobs.same", { count: preview.unchanged })}</p>
          ) : (
            <DescriptionList
              items={[
                ...preview.added.map((post) => ({ term: text("people.jobs.added"), details: say(post) })),
                ...preview.changed.map(({ before, after }) => ({
                  term: text("people.jobs.changed"),
                  details: (
                    <>
                      <del>{say(before)}</del> → <ins>{say(after)}</ins>
                    </>
                  ),
                })),
              ]}
            />
          )}
        </Dialog>
      ) : null}
    </Stack>
  );
}
