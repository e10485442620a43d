import { addressOf } from "@yer/api/paths";
import { Link, Select, Skeleton, Stack, useDates } from "@yer/ui";
import type { ChoiceBound } from "../../base/forms/endpoint-form.js";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { useTasksText } from "./tasks-texts.js";
import { useSessions } from "./use-sessions.js";

/** Props of {@link SessionField}. */
export interface SessionFieldProps {
  readonly field: ChoiceBound;
}

/**
 * The Council's session on whose agenda applications are put: the latest first; where there is none yet, the way to
 * call one.
 */
export function SessionField({ field }: SessionFieldProps) {
  const text = useTasksText();
  const dates = useDates();
  const { sessions, failure, refetch } = useSessions();
  if (failure) return <FailedRead failure={failure} onRetry={() => void refetch()} />;
  if (!sessions) return <Skeleton lines={2} />;
  return (
    <Stack gap={2} align="start">
      <Select
        {...field}
        isRequired
        items={sessions.map(({ id, number, day, place }) => ({
          id,
          label: text("bulk.session.one", { number, day: dates.day(day), place }),
        }))}
        {...(sessions.length === 0 ? { description: text("bulk.session.none") } : {})}
      />
      {sessions.length === 0 ? <Link href={addressOf("/council")}>{text("menu.council")}</Link> : null}
    </Stack>
  );
}
