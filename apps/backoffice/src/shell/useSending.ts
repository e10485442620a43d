import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import type { ActOutcome, Failure } from "@yer/api/react";
import { useState } from "react";
import { useText } from "../language/useText.js";

/** What is asked in a dialog, on its way to the service. */
export interface Sending {
  /** Whether it was tried: from then on what is missing is marked. */
  readonly tried: boolean;
  /** Begins to send. Gives back whether everything that is needed is there. */
  readonly begin: (isComplete: boolean) => boolean;
  /** Why a field that must not be empty cannot be sent, once it was tried. */
  readonly required: (isEmpty: boolean) => string | undefined;
  /** Waits for the act. Gives its reply, or keeps why it was refused. */
  readonly end: <T>(act: Promise<ActOutcome<T>>) => Promise<{ readonly data: T } | undefined>;
  /** Why the service refused. */
  readonly refused: Failure | undefined;
  /** The same as a sentence. */
  readonly failure: string | undefined;
  /** The refusal at a field, by its JSON pointer. */
  readonly faultAt: (pointer: string) => string | undefined;
}

/** Sends what a dialog asks: marks what is missing, and says at which field the service refused. What was typed stays. */
export function useSending(): Sending {
  const text = useText();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Failure>();
  const errors = refused?.kind === "problem" ? (refused.problem.errors ?? []) : [];
  return {
    tried,
    begin: (isComplete) => {
      setTried(true);
      setRefused(undefined);
      return isComplete;
    },
    required: (isEmpty) => (tried && isEmpty ? text("fault.required") : undefined),
    end: async (act) => {
      const outcome = await act;
      if (!outcome.failure) return outcome;
      setRefused(outcome.failure);
      return undefined;
    },
    refused,
    failure: refused && sayFailure(text, refused),
    faultAt: (pointer) => {
      const found = errors.find((error) => error.pointer === pointer);
      return found && sayFault(text, found);
    },
  };
}
