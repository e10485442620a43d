import { factorPath, keepPendingFactor } from "@yer/api/client";
import { ownAccount } from "@yer/api/contract/own-account";
import { firstPermitted } from "@yer/api/paths";
import { type Failure, failureOf, type SignInWay, useExtra, useSession } from "@yer/api/react";
import { EmptyState, PageSpinner, SignInIcon } from "@yer/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTitle } from "../frame/use-title.js";
import { Width } from "../frame/Width.js";
import { useText } from "../language/use-text.js";
import { sayReturnFailure } from "./say-return-failure.js";
import { SignInLink } from "./SignInLink.js";

/** Finishes a sign-in that began elsewhere and goes on: staff to their work, citizens to their applications. */
export function SignInReturn({ way }: { way: SignInWay }) {
  const text = useText();
  const { client } = useExtra();
  const { signIn } = useSession();
  const [failure, setFailure] = useState<Failure>();
  const begun = useRef(false);
  useTitle(text(failure ? "callback.failed" : "callback.title"));

  const finish = useEffectEvent(async (): Promise<void> => {
    const outcome = await signIn(way);
    if (outcome.failure) return setFailure(outcome.failure);
    if (outcome.secondFactor) {
      keepPendingFactor({ secondFactor: outcome.secondFactor, return: outcome.return });
      return window.location.replace(factorPath);
    }
    const { is_staff, return: wanted } = outcome.data;
    if (wanted ?? !is_staff) return window.location.replace(wanted ?? "/profile");
    const me = await client.call(ownAccount.me);
    window.location.replace(firstPermitted(me.position?.permissionsList.map(({ code }) => code) ?? []));
  });

  useEffect(() => {
    // Codes and tickets are single-use: a second run (StrictMode) would spend one already spent.
    if (begun.current) return;
    begun.current = true;
    finish().catch((error: unknown) => setFailure(failureOf(error)));
  }, []);

  if (!failure) return <PageSpinner label={text("callback.text")} />;
  return (
    <Width>
      <div role="alert">
        <EmptyState level={1} icon={<SignInIcon size={32} />} title={text("callback.failed")} actions={<SignInLink />}>
          {sayReturnFailure(text, failure)}
        </EmptyState>
      </div>
    </Width>
  );
}
