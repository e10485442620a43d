import { useExtra } from "@yer/api/react";
import { Button, EmptyState, lazyPart, PageSpinner, SignInIcon, SignOutIcon } from "@yer/ui";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useTitle } from "../frame/use-title.js";
import { Width } from "../frame/Width.js";
import { useText } from "../language/use-text.js";
import { Live } from "../live/Live.js";
import { useDisputeText, withDisputeTexts } from "../disputes/dispute-texts.js";
import { OwnSections } from "./OwnSections.js";
import { SignInLink } from "../sign-in/SignInLink.js";
import { useStoredSession } from "../sign-in/stored-session.js";

const TellOfPlot = lazyPart(() => import("../own-plots/TellOfPlot.js"));

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--yer-space-4);
  padding-block: var(--yer-space-8) var(--yer-space-6);
  p {
    color: var(--yer-text-muted);
  }
`;

function SignOut() {
  const text = useText();
  const { client } = useExtra();
  const session = useStoredSession();
  if (!session) return null;
  return (
    <Button variant="quiet" icon={<SignOutIcon />} onPress={() => client.signOut()}>
      {text("signOut")}
    </Button>
  );
}

/** A citizen's own applications, objections and complaints, by the number that OneID vouches for. */
function Own() {
  const text = useDisputeText();
  const session = useStoredSession();
  useTitle(text("word.myFiles"));
  return (
    <>
      <Head>
        <div>
          <h1>{text("word.myFiles")}</h1>
          <p>{text("profile.text")}</p>
        </div>
        <SignOut />
      </Head>
      {session ? (
        <OwnSections />
      ) : (
        <EmptyState icon={<SignInIcon size={32} />} title={text("profile.signIn")} actions={<SignInLink />} />
      )}
    </>
  );
}

/** `/profile`: what is a citizen's own; `?do=tell`: they tell of a plot that they occupy. */
function Profile() {
  const [params] = useSearchParams();
  return (
    <Live>
      <Width>
        {params.get("do") === "tell" ? (
          <Suspense fallback={<PageSpinner />}>
            <TellOfPlot />
          </Suspense>
        ) : (
          <Own />
        )}
      </Width>
    </Live>
  );
}

export default withDisputeTexts(Profile);
