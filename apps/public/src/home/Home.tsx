import { InlineAlert, LaterPart, lazyPart } from "@yer/ui";
import { styled } from "styled-components";
import { useText } from "../language/use-text.js";
import { afterContent } from "../live/after-content.js";
import { HomePage } from "./HomePage.js";

/** What needs the service comes after the first content, so that the page stands before a slow network answers. */
const LookUp = lazyPart(() => afterContent(() => import("./LookUp.js")));
const Announcements = lazyPart(() => afterContent(() => import("./Announcements.js")));

/** Keeps the place of what is still on its way, so that nothing jumps. */
const Reserve = styled.div`
  min-block-size: var(--height);
`;

/** The public home as it lives: its form asks the service, its announcements are read anew. */
export default function Home() {
  const text = useText();
  const failed = <InlineAlert tone="danger">{text("missing")}</InlineAlert>;
  return (
    <HomePage
      lookUp={
        <LaterPart fallback={<Reserve style={{ "--height": "300px" }} />} failed={failed}>
          <LookUp />
        </LaterPart>
      }
      announcements={
        <LaterPart fallback={<Reserve style={{ "--height": "360px" }} />} failed={failed}>
          <Announcements />
        </LaterPart>
      }
    />
  );
}
