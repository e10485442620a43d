import { lazyPart, LaterPart } from "@yer/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { afterContent, usePageStands } from "../live/after-content.js";
import { useStoredSession } from "../sign-in/stored-session.js";
import { Surround } from "./Surround.js";

const SettingsMenu = lazyPart(() => afterContent(() => import("./SettingsMenu.js")));

/** Its chunk, and the store with it, come to nobody who is not signed in. */
const IdleWarning = lazyPart(() => afterContent(() => import("../live/IdleWarning.js")));

/** Likewise, with the store, to everybody: what is typed here may be an objection. */
const Connection = lazyPart(() => afterContent(() => import("../live/Connection.js")));

/** Keeps the menu's place until it has come. */
const SettingsPlace = styled.span`
  inline-size: 6.75rem;
`;

/** What lives around every page of the site. */
export function Frame({ children }: { children: ReactNode }) {
  usePageStands();
  const session = useStoredSession();
  return (
    <>
      <Surround
        settings={
          <LaterPart fallback={<SettingsPlace />} failed={<SettingsPlace />}>
            <SettingsMenu />
          </LaterPart>
        }
        told={
          <LaterPart>
            <Connection />
          </LaterPart>
        }
      >
        {children}
      </Surround>
      {session ? (
        <LaterPart>
          <IdleWarning />
        </LaterPart>
      ) : null}
    </>
  );
}
