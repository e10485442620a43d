import { useEffect, useRef } from "react";
import { type ActKeys, contentOf, createActKeys } from "../client/act-keys.js";
import type { ArgsOf, Endpoint, ReplyOf } from "../contract/endpoint.js";
import { actOf } from "./api.js";
import { type Failure, errorOf } from "./failure.js";
import { useExtra } from "./use-client.js";

/** How an act ended. */
export type ActOutcome<T> = { readonly data: T; readonly failure?: never } | { readonly failure: Failure };

/** How an act stands. */
export interface ActState<T> {
  readonly pending: boolean;
  readonly data: T | undefined;
  readonly failure: Failure | undefined;
  /** Forgets the last outcome. */
  readonly reset: () => void;
}

/** Milliseconds after a success in which the same act again is the second half of a double click. */
const doubleClick = 700;

/** Arguments of an act: may be left out where the endpoint asks for nothing. */
export type ActRest<E extends Endpoint> = object extends ArgsOf<E> ? [args?: ArgsOf<E>] : [args: ArgsOf<E>];

/**
 * One act of the person, a button or a form: `const [block, { pending, failure }] = useAct(users.block)`.
 *
 * A second press while the same act is under way, or right after it succeeded, is the first one's promise. If the answer
 * is lost, the next press of the same content carries the same `Idempotency-Key`, so nothing is done twice. While the
 * connection is watched (`useConnection`) the act stays pending instead, and is sent again by itself with that key once
 * the service answers, unless its component has gone. A success throws away the caches that the endpoint's tags name.
 * The promise never rejects.
 */
export function useAct<E extends Endpoint>(
  endpoint: E,
): [act: (...rest: ActRest<E>) => Promise<ActOutcome<ReplyOf<E>>>, state: ActState<ReplyOf<E>>] {
  const { client } = useExtra();
  // oxlint-disable-next-line react/hooks -- an endpoint is a constant of the screen, and its hook is made once
  const [trigger, state] = actOf(endpoint).useMutation();
  const keys = useRef<ActKeys>(undefined);
  const sending = useRef<string>(undefined);
  // A form that is gone sends nothing any more.
  useEffect(
    () => () => {
      if (sending.current !== undefined) client.link.watch?.letGo(sending.current);
    },
    [client],
  );
  const running = useRef<{ content: string; outcome: Promise<ActOutcome<ReplyOf<E>>> }>(undefined);

  async function send(args: object): Promise<ActOutcome<ReplyOf<E>>> {
    keys.current ??= createActKeys(client.environment.uuid);
    const idempotencyKey = keys.current.keyFor(endpoint, args);
    sending.current = idempotencyKey;
    const { data, error } = await trigger(idempotencyKey === undefined ? args : { idempotencyKey, ...args });
    if (error === undefined) {
      keys.current.ended();
      return { data: data as ReplyOf<E> };
    }
    const failure = error as Failure;
    keys.current.ended(errorOf(failure));
    return { failure };
  }

  function act(...[args]: ActRest<E>): Promise<ActOutcome<ReplyOf<E>>> {
    const given: object = args ?? {};
    const content = contentOf(endpoint, given);
    if (running.current?.content === content) return running.current.outcome;
    const forget = () => {
      if (running.current?.outcome === outcome) running.current = undefined;
    };
    const outcome = send(given).then((ended) => {
      if (ended.failure) forget();
      else void client.environment.delay(doubleClick).then(forget);
      return ended;
    });
    running.current = { content, outcome };
    return outcome;
  }

  return [
    act,
    {
      pending: state.isLoading,
      data: state.data as ReplyOf<E> | undefined,
      failure: state.error as Failure | undefined,
      reset: state.reset,
    },
  ];
}
