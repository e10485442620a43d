import type { ComponentType } from "react";
import { Width } from "../frame/Width.js";
import { Live } from "../live/Live.js";
import { withReadingTexts } from "./reading-texts.js";

/** A page on which something is read: its texts come with it, and the service. */
export function readingPage(Page: ComponentType): ComponentType {
  return withReadingTexts(function ReadingPage() {
    return (
      <Live>
        <Width>
          <Page />
        </Width>
      </Live>
    );
  });
}
