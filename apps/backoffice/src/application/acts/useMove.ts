import type { ArgsOf, Endpoint } from "@yer/api/contract/endpoint";
import { type ActOutcome, useAct } from "@yer/api/react";
import { useText } from "../../language/useText.js";
import { toasts } from "../../shell/toastQueue.js";
import { type Sending, useSending } from "../../shell/useSending.js";
import type { ActProps } from "./ActProps.js";

/** A move on its way: what the dialog shows of it. */
export interface MoveAct<E extends Endpoint> extends Omit<Sending, "end"> {
  /** Sends; on success the dialog closes and a notice tells. Resolves with whether the move was made. */
  readonly send: (args: ArgsOf<E>) => Promise<boolean>;
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
  const { end, ...sending } = useSending();
  const [act] = useAct(endpoint);
  return {
    ...sending,
    send: async (args) => {
      const made = await end((act as (given: ArgsOf<E>) => Promise<ActOutcome<unknown>>)(args));
      if (made === undefined) return false;
      toasts.push({ tone: "success", text: text("act.done", { move: text(`move.${move}`) }) });
      onClose();
      await onMade?.();
      return true;
    },
  };
}
