import { Disclosure, useDates } from "@yer/ui";
import { styled } from "styled-components";
import type { SentLine } from "../store/outbox-records.js";
import { useMomentText } from "./moment-texts.js";

/** Lines that are shown: all of them, with their receipts whole, stand in the file that is saved. */
const most = 100;

const List = styled.ul`
  display: grid;
  gap: var(--yer-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

/** Props of {@link SentLines}. */
export interface SentLinesProps {
  /** The latest first. */
  readonly lines: readonly SentLine[];
  /** What visits, and photos of visits, are known by, by their ids; what the device has forgotten is known by its id alone. */
  readonly titles: ReadonlyMap<string, string>;
}

/** The record of what this device sent, with what the office said to it. */
export function SentLines({ lines, titles }: SentLinesProps) {
  const text = useMomentText();
  const dates = useDates();
  return (
    <Disclosure title={text("moment.sent", { count: lines.length })}>
      <List>
        {lines.slice(0, most).map(({ what, id, at, said }) => (
          <li key={`${id} ${at}`}>
            {dates.moment(new Date(at).toISOString())} · {text(`moment.sent.${what}`)} {titles.get(id) ?? id}
            {": "}
            {"refusal" in said
              ? text(`problem.${said.refusal}`)
              : "receipt" in said
                ? text("moment.sent.receipt", {
                    at: dates.moment(said.receipt.receivedAt),
                    hash: said.receipt.sha256.slice(0, 12),
                  })
                : text("moment.sent.whole")}
          </li>
        ))}
      </List>
      {lines.length > most ? <p>{text("moment.sent.more", { count: lines.length - most })}</p> : null}
    </Disclosure>
  );
}
