import { type ApplicationRow, applicationRegister } from "@yer/api/contract/application-register";
import { skip, useRead } from "@yer/api/react";
import { useText } from "../../../base/language/use-text.js";
import { NextRow } from "../../../registers/kit/NextRow.js";
import { useFollowing } from "../../../registers/kit/use-following.js";
import { hrefInQueue, pageAfter, type Queue } from "./queue-in.js";

const none: readonly ApplicationRow[] = [];

/**
 * The next application of the list that one was opened from. Behind the last of a page comes the first of the next page,
 * behind the last of all what was passed over; then, that it is the end.
 */
export function NextInQueue({ id, queue }: { readonly id: string; readonly queue: Queue }) {
  const text = useText();
  const { data } = useRead(applicationRegister.list, { query: queue.query });
  const { next, passedOver } = useFollowing(data?.items ?? none, (row) => row.id === id);
  const after = next === undefined && data ? data.next : null;
  const { data: beyond } = useRead(
    applicationRegister.list,
    after === null ? skip : { query: { ...queue.query, after } },
  );
  if (after !== null && data) {
    const first = beyond?.items.find((row) => row.id !== id);
    if (!beyond) return null;
    if (first) {
      const list = pageAfter(queue.href, after, data.items.length);
      return <NextRow href={hrefInQueue(first.id, list)} number={first.number} />;
    }
  }
  const following = next ?? passedOver;
  if (following) return <NextRow href={hrefInQueue(following.id, queue.href)} number={following.number} />;
  return data ? <output>{text("list.done")}</output> : null;
}
