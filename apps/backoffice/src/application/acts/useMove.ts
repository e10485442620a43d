import type { ArgsOf, Endpoint } from "@yer/api/contract/endpoint";
import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import { useState } from "react";
import { useText } from "../../language/useText.js";
import { toasts } from "../../shell/toastQueue.js";
import type { ActProps } from "./ActProps.js";

/** A move on its way: what the dialog shows of it. */
export interface MoveAct<E extends Endpoint> {
  /** Sends; on success the dialog closes and a notice tells. Resolves with whether the move was made. */
  readonly send: (args: ArgsOf<E>) => Promise<boolean>;
  /** The refusal as a sentence, where it belongs to no field. */
  readonly failure: string | undefined;
  /** The refusal at a field, by its JSON pointer. */
  readonly faultAt: (pointer: string) => string | undefined;
}

/**
 * Makes a move by its endpoint. What was typed stays until the service has it.
 * @param onMade what is left to do once the service has it: throwing the draft away
 */
export function useMove<E extends Endpoint>(
  endpoint: E,
  { move, onClose }: ActProps,
  onMade?: () => Promise<void>,
): MoveAct<E> {
  const text = useText();
  const [failed, setFailed] = useState<Failure>();
  const [act] = useAct(endpoint);
  const errors = failed?.kind === "problem" ? (failed.problem.errors ?? []) : [];
  return {
    send: async (args) => {
      setFailed(undefined);
      const outcome = await (act as (given: ArgsOf<E>) => Promise<{ failure?: Failure }>)(args);
      if (outcome.failure) {
        setFailed(outcome.failure);
        return false;
      }
      toasts.push({ tone: "success", text: text("act.done", { move: text(`move.${move}`) }) });
      onClose();
      await onMade?.();
      return true;
    },
    failure: failed ? sayFailure(text, failed) : undefined,
    faultAt: (pointer) => {
      const found = errors.find((error) => error.pointer === pointer);
      return found ? sayFault(text, found) : undefined;
    },
  };
}
