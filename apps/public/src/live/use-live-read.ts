import type { ArgsOf, Endpoint, ReplyOf } from "@yer/api/contract/endpoint";
import { meta } from "@yer/api/contract/meta";
import { type Read, type ReadRest, skip, useRead } from "@yer/api/react";

/**
 * Reads what others change as well: anew while the page is looked at, as often as the service's setting says, and when
 * somebody comes back to it. Citizens have no stream of events: a stream held open for each of them would cost more than
 * an answer every now and then.
 * @param args undefined: do not ask yet
 */
export function useLiveRead<E extends Endpoint>(endpoint: E, args: ArgsOf<E> | undefined): Read<ReplyOf<E>> {
  const { data: about } = useRead(meta.get);
  return useRead(endpoint, ...([args ?? skip, about ? { every: about.refreshSeconds * 1000 } : {}] as ReadRest<E>));
}
