import { LaterPart } from "@yer/ui";
import { Outlet } from "react-router-dom";
import { styled } from "styled-components";
import Connection from "./Connection.js";

/** In the flow, so that it covers nothing of a form. */
const Notice = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--yer-z-header);
`;

/** What stands around a screen outside of the frame, before there is a session: word of the connection, nothing else. */
export function Alone() {
  return (
    <>
      <Notice>
        <LaterPart>
          <Connection />
        </LaterPart>
      </Notice>
      <Outlet />
    </>
  );
}
