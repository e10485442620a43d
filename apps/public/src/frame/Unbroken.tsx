import { styled } from "styled-components";

const Whole = styled.span`
  white-space: nowrap;
`;

/** Words in which a number or a day keeps to one line, with what is written to it: its hyphens are no places to break it at. */
export function Unbroken({ words, number }: { words: string; number: string }) {
  const at = words.indexOf(number);
  if (at === -1) return words;
  const from = words.lastIndexOf(" ", at) + 1;
  const space = words.indexOf(" ", at + number.length);
  const to = space === -1 ? words.length : space;
  return (
    <>
      {words.slice(0, from)}
      <Whole>{words.slice(from, to)}</Whole>
      {words.slice(to)}
    </>
  );
}
