import type { ReactNode } from "react";
import { styled } from "styled-components";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `Unbroken`. */
export interface UnbrokenProps extends RootProps {
  /** The words, as a message says them. */
  children: string;
}

/** A word in which a hyphen follows a figure, and a day's year with it (`15-26-0001`, `5-mart, 2026`); a year with its "г.". */
const figured = /(\d+-\p{L}+, \d{4}(?!\S*\d)\S*|\d{4} г\.\S*|\S*\d-\S*)/u;
/** Letters of a word that finds room on a line of its own everywhere; the name of a file may be longer. */
const longest = 24;

const Whole = styled.span`
  white-space: nowrap;
`;

/** Words in which every day and number keeps to one line, with what is written to it: its hyphens are no places to break it at. */
export function Unbroken({ children, ...root }: UnbrokenProps): ReactNode {
  return (
    <span {...rootProps(root)}>
      {children.split(figured).map((words, at) =>
        at % 2 === 1 && words.length <= longest ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no name but their place in it
          <Whole key={at}>{words}</Whole>
        ) : (
          words
        ),
      )}
    </span>
  );
}
