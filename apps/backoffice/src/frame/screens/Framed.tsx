import { LaterPart, lazyPart } from "@yer/ui";
import { useAtRest } from "../../base/screen/at-rest.js";
import { Shell } from "../Shell.js";
import { Screens } from "./Screens.js";

const LeaveDiary = lazyPart(() => import("./LeaveDiary.js"));

/**
 * The frame, and what begins screens ahead from it. Apart, because that names the files of all screens: in the frame's own
 * file, a change of one screen would give the frame another name, and everybody would fetch it again.
 */
export function Framed() {
  // Nobody signs out of a page that has not come yet.
  const isAtRest = useAtRest(true);
  return (
    <>
      <Shell>
        <Screens />
      </Shell>
      {isAtRest ? (
        <LaterPart>
          <LeaveDiary />
        </LaterPart>
      ) : null}
    </>
  );
}
