import { conclusions } from "@yer/api/contract/conclusions";
import { type Failure, useAct } from "@yer/api/react";
import { useEffect, useRef, useState } from "react";

/** Milliseconds between two renewals of an open form's lease: far below the shortest lease, an hour. */
const renewing = 5 * 60_000;

/** The lease of a form that is being written. */
export interface FormLease {
  /** Something was written: where nobody holds the conclusion, it is taken for the person. */
  readonly touch: () => void;
  /** Why it could not be taken: somebody else was quicker. */
  readonly failure: Failure | undefined;
}

/**
 * Takes a conclusion with the first thing that is written in its form, and renews the lease while the form is open in a
 * window that can be seen. `onStale` reads anew who holds it: called when the service says that it is not this person.
 */
export function useLease(applicationId: string, stepId: string, isMine: boolean, onStale: () => void): FormLease {
  const [take] = useAct(conclusions.take);
  const [renew] = useAct(conclusions.renew);
  const [failure, setFailure] = useState<Failure>();
  const asked = useRef(false);
  const latest = useRef({ renew, onStale });
  useEffect(() => {
    latest.current = { renew, onStale };
  });

  useEffect(() => {
    if (!isMine) return undefined;
    async function goOn(): Promise<void> {
      const outcome = await latest.current.renew({ params: { id: applicationId }, body: { stepId } });
      // Without a connection the next renewal tries again; a refusal means that somebody else has it.
      if (outcome.failure?.kind === "problem") latest.current.onStale();
    }
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      void goOn();
    }, renewing);
    return () => clearInterval(timer);
  }, [applicationId, stepId, isMine]);

  async function takeOnce(): Promise<void> {
    if (isMine || asked.current) return;
    asked.current = true;
    const outcome = await take({ params: { id: applicationId }, body: { stepId } });
    asked.current = false;
    setFailure(outcome.failure);
    if (outcome.failure?.kind === "problem") onStale();
  }
  return { failure, touch: () => void takeOnce() };
}
