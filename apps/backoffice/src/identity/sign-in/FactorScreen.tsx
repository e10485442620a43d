import { keepPendingFactor, readPendingFactor } from "@yer/api/client";
import type { SignInRecord } from "@yer/api/contract/auth";
import { factorSignIn } from "@yer/api/contract/factor-sign-in";
import { ownAccount } from "@yer/api/contract/own-account";
import { firstPermitted } from "@yer/api/paths";
import { useExtra, useSession } from "@yer/api/react";
import { Button, EmptyState, KhatamMark, LockIcon, Stack } from "@yer/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { EnrolFactor } from "./EnrolFactor.js";
import { GiveFactor } from "./GiveFactor.js";
import { RecoveryCodes } from "./RecoveryCodes.js";
import { useSignInText, withSignInTexts } from "./sign-in-texts.js";

const Page = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: var(--yer-space-4);
`;

const Panel = styled.div`
  display: grid;
  gap: var(--yer-space-6);
  inline-size: min(100%, 440px);
  padding: var(--yer-space-8);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-lg);
  background: var(--yer-surface);
  svg:has(+ h1) {
    color: var(--yer-accent);
  }
`;

/**
 * `/auth/factor`: the second step of any sign-in. Asks for the factor the person has; who must have one and has none
 * adds one first. Until then there is no session: a reload goes on here, leaving begins anew.
 */
function FactorScreen() {
  const text = useSignInText();
  const { client } = useExtra();
  const { adopt } = useSession();
  const [half] = useState(readPendingFactor);
  const [enrolled, setEnrolled] = useState<{ record: SignInRecord; codes: readonly string[] }>();
  useScreenTitle(text("factor.title"));

  async function enter(record: SignInRecord): Promise<void> {
    adopt(record);
    keepPendingFactor(undefined);
    const me = await client.call(ownAccount.me);
    const own = me.is_staff ? firstPermitted(me.position?.permissionsList.map(({ code }) => code) ?? []) : "/profile";
    // Either app may own the path.
    window.location.replace(half?.return ?? own);
  }

  if (!half) {
    return (
      <Page id="main">
        <EmptyState
          level={1}
          icon={<LockIcon size={32} />}
          title={text("factor.none")}
          actions={<Button onPress={() => window.location.replace("/")}>{text("factor.again")}</Button>}
        />
      </Page>
    );
  }
  const { pending, kinds, passkeyHost } = half.secondFactor;
  return (
    <Page id="main">
      <Panel>
        <Stack direction="row" gap={3}>
          <KhatamMark />
          <h1>{text("factor.title")}</h1>
        </Stack>
        {enrolled ? (
          <RecoveryCodes codes={enrolled.codes} onDone={() => void enter(enrolled.record)} />
        ) : kinds.length > 0 ? (
          <>
            <p>{text("factor.give.text")}</p>
            <GiveFactor
              kinds={kinds}
              passkeyHost={passkeyHost}
              askPasskey={async () => (await client.call(factorSignIn.factorOptions, { body: { pending } })).options}
              onProof={async (proof) => {
                if (proof.kind === "password") return;
                await enter(await client.call(factorSignIn.factor, { body: { pending, proof } }));
              }}
            />
          </>
        ) : (
          <>
            <p>{text("factor.demanded")}</p>
            <EnrolFactor
              passkeyHost={passkeyHost}
              begin={(kind) => client.call(factorSignIn.enrolBegin, { body: { pending, kind } })}
              finish={async (enrolment) =>
                setEnrolled(await client.call(factorSignIn.enrol, { body: { pending, enrolment } }))
              }
            />
          </>
        )}
      </Panel>
    </Page>
  );
}

export default withSignInTexts(FactorScreen);
