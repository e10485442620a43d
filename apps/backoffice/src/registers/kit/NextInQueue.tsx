import { skip, useRead } from "@yer/api/react";
import { useText } from "../../base/language/use-text.js";
import { NextRow } from "./NextRow.js";
import { hrefInQueue, pageAfter, type Queue, type QueueRow } from "./queue-in.js";
import { useFollowing } from "./use-following.js";

/** Props of {@link NextInQueue}. */
export interface NextInQueueProps {
  /** Id of the record that is open. */
  readonly record: string;
  /** The list that it was opened from. */
  readonly queue: Queue;
}

interface Page {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

/** Rows of a page that lead on from a record: of those that lead to it, only the one that is open. */
function rowsOf({ of }: Queue, data: Page | undefined, record: string, opened: string): readonly QueueRow[] {
  const rows = (data?.items ?? []).flatMap((item) => of.rowOf(item) ?? []);
  return rows.filter((row) => row.id === opened || row.record !== record);
}

/**
 * The next record of the list that one was opened from. Behind the last of a page comes the first of the next page,
 * behind the last of all what was passed over; then, that it is the end.
 */
export function NextInQueue(props: NextInQueueProps) {
  // Another register is another endpoint, which is a constant of its reader.
  return <Next key={props.queue.of.name} {...props} />;
}

function Next({ record, queue }: NextInQueueProps) {
  const text = useText();
  const { of, href, query } = queue;
  const opened = queue.row ?? record;
  const { data } = useRead(of.list, { query }) as { readonly data: Page | undefined };
  const { next, passedOver } = useFollowing(rowsOf(queue, data, record, opened), ({ id }) => id === opened);
  const after = next === undefined && data ? data.next : null;
  const { data: beyond } = useRead(of.list, after === null ? skip : { query: { ...query, after } }) as {
    readonly data: Page | undefined;
  };
  if (after !== null && data) {
    if (!beyond) return null;
    const first = rowsOf(queue, beyond, record, opened).find(({ id }) => id !== opened);
    if (first) {
      const list = pageAfter(href, after, data.items.length);
      return <NextRow href={hrefInQueue(of, first, list)} number={first.number} />;
    }
  }
  const following = next ?? passedOver;
  if (following) return <NextRow href={hrefInQueue(of, following, href)} number={following.number} />;
  return data ? <output>{text("list.done")}</output> : null;
}
