import { type SkipToken, skipToken } from "@reduxjs/toolkit/query/react";
import type { ArgsOf, Endpoint, ReplyOf } from "../contract/endpoint.js";
import { readOf } from "./api.js";
import type { Failure } from "./failure.js";
import type { AppDispatch } from "./use-client.js";

/** Instead of arguments: do not ask yet. */
export const skip: SkipToken = skipToken;

/** How a screen reads. */
export interface ReadOptions {
  /** Milliseconds between readings while the tab is looked at, and once more as somebody comes back to it; none unless given. */
  readonly every?: number;
  /** Reads anew at mount, whatever the cache holds. @default false */
  readonly fresh?: boolean;
}

/** What a screen reads, and how it stands. */
export interface Read<T> {
  /** The last reply, of earlier arguments too: what to keep on the screen while new ones load. */
  readonly data: T | undefined;
  /** The reply to exactly these arguments. */
  readonly currentData: T | undefined;
  readonly failure: Failure | undefined;
  /** Nothing to show yet. */
  readonly isLoading: boolean;
  /** A request is under way, with or without something to show. */
  readonly isFetching: boolean;
  /** When the last reply came, in milliseconds since 1970: another number says that something was read anew. */
  readonly readAt: number | undefined;
  /** Reads anew; resolves when that is done. */
  readonly refetch: () => PromiseLike<unknown>;
}

/** Arguments of a reading: may be left out where the endpoint asks for nothing. */
export type ReadRest<E extends Endpoint> =
  object extends ArgsOf<E>
    ? [args?: ArgsOf<E> | SkipToken, options?: ReadOptions]
    : [args: ArgsOf<E> | SkipToken, options?: ReadOptions];

/**
 * Reads an endpoint and keeps it current: `useRead(applicationRegister.list, { query })`. Replies are cached by arguments and
 * read anew when an act or an event names one of the endpoint's tags.
 */
export function useRead<E extends Endpoint>(endpoint: E, ...[args, options]: ReadRest<E>): Read<ReplyOf<E>> {
  const read = readOf(endpoint).useQuery(args ?? {}, {
    ...(options?.every === undefined
      ? {}
      : { pollingInterval: options.every, skipPollingIfUnfocused: true, refetchOnFocus: true }),
    ...(options?.fresh ? { refetchOnMountOrArgChange: true } : {}),
  });
  return {
    data: read.data as ReplyOf<E> | undefined,
    currentData: read.currentData as ReplyOf<E> | undefined,
    failure: read.error as Failure | undefined,
    isLoading: read.isLoading,
    isFetching: read.isFetching,
    readAt: read.fulfilledTimeStamp,
    refetch: read.refetch,
  };
}

/**
 * A thunk that reads what somebody is about to look at: a screen that opens meanwhile or within a minute finds it there.
 * What the cache holds and nothing has made stale is not read again; a failure is told to nobody, the screen asks anew. Settles when it has been answered, and never rejects.
 */
export function beginRead<E extends Endpoint>(endpoint: E, args: ArgsOf<E>) {
  return async (dispatch: AppDispatch): Promise<void> => {
    await dispatch(readOf(endpoint).initiate(args, { subscribe: false, forceRefetch: false }));
  };
}

/** How an asked reading ended. */
export type ReadOutcome<T> = { readonly data: T; readonly failure?: never } | { readonly failure: Failure };

/**
 * Reads when asked rather than when shown: `const [read, state] = useLazyRead(places.search)`. The promise never
 * rejects; the state is that of what was asked last.
 */
export function useLazyRead<E extends Endpoint>(
  endpoint: E,
): [read: (args: ArgsOf<E>) => Promise<ReadOutcome<ReplyOf<E>>>, state: Omit<Read<ReplyOf<E>>, "refetch">] {
  const [trigger, read] = readOf(endpoint).useLazyQuery();
  return [
    async (args) => {
      const { data, error } = await trigger(args);
      return error === undefined ? { data: data as ReplyOf<E> } : { failure: error as Failure };
    },
    {
      data: read.data as ReplyOf<E> | undefined,
      currentData: read.currentData as ReplyOf<E> | undefined,
      failure: read.error as Failure | undefined,
      isLoading: read.isLoading,
      isFetching: read.isFetching,
      readAt: read.fulfilledTimeStamp,
    },
  ];
}
