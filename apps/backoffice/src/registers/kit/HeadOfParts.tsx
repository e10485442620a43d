import { type ReactElement, type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { ScreenHead, type ScreenHeadProps } from "../../base/screen/ScreenHead.js";
import { ToolsPlace } from "./tools-place.js";

/** A part comes after its screen: until then the room of its button is kept, which on a phone may need a line. */
const Place = styled.div`
  display: contents;
  &:empty {
    display: block;
    inline-size: var(--yer-control-height);
    block-size: var(--yer-control-height);
  }
`;

/** Props of {@link HeadOfParts}. */
export interface HeadOfPartsProps extends Pick<ScreenHeadProps, "title" | "under" | "facts"> {
  /** What stands below: the parts, usually in tabs. */
  readonly children: ReactNode;
}

/** Heads a screen of several lists: the tools of the one that is open stand at the title, as those of every register do. */
export function HeadOfParts({ children, ...head }: HeadOfPartsProps): ReactElement {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <ScreenHead {...head}>
        <Place ref={setPlace} />
      </ScreenHead>
      <ToolsPlace value={place}>{children}</ToolsPlace>
    </>
  );
}
