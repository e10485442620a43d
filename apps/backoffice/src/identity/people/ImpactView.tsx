import type { Impact } from "@yer/api/contract/impact";
import { sayReason } from "@yer/api/messages/sentences";
import { useTheme } from "@yer/api/react";
import { Disclosure, InlineAlert, Stack } from "@yer/ui";
import { usePeopleText } from "./people-texts.js";
import { permissionInWords } from "./permission-in-words.js";
import { useTerritories } from "../../base/place-choice/use-territories.js";

type PerCode = Impact["gains"];

/** What nobody could do any more once a change is made; nothing where somebody could. */
export function LeftBehind({ left }: Pick<Impact, "left">) {
  const text = usePeopleText();
  const { nameOf } = useTerritories();
  if (left.length === 0) return null;
  return (
    <InlineAlert tone="warning" title={text("people.impact.left")} isAnnounced>
      <ul>
        {left.map(({ code, districts, places }) => (
          <li key={code}>
            {text("people.impact.left.code", {
              code: permissionInWords(text, code),
              districts,
              places: places.map(nameOf).join(", "),
            })}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}

function Codes({ title, codes }: { title: string; codes: PerCode }) {
  const text = usePeopleText();
  if (codes.length === 0) return null;
  return (
    <div>
      <strong>{title}</strong>
      <ul>
        {codes.map(({ code, people }) => (
          <li key={code}>{text("people.impact.code", { code: permissionInWords(text, code), people })}</li>
        ))}
      </ul>
    </div>
  );
}

/** What saving would give and take, from whom, and why it would be refused. Shown before the person saves. */
export function ImpactView({ impact }: { impact: Impact }) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const { nameOf } = useTerritories();
  const { gains, loses, people, items, left, reasons } = impact;
  const say = (code: string) => permissionInWords(text, code);
  return (
    <Stack gap={3}>
      {reasons.length > 0 ? (
        <InlineAlert tone="danger" title={text("people.impact.refused")} isAnnounced>
          <ul>
            {reasons.map((reason) => (
              <li key={JSON.stringify(reason)}>
                {sayReason(text, reason)}
                {typeof reason.params?.["code"] === "string" ? ` — ${say(reason.params["code"])}` : ""}
              </li>
            ))}
          </ul>
        </InlineAlert>
      ) : null}
      <InlineAlert
        tone="info"
        title={people === 0 ? text("people.impact.none") : text("people.impact.people", { count: people })}
      >
        <Codes title={text("people.impact.gains")} codes={gains} />
        <Codes title={text("people.impact.loses")} codes={loses} />
      </InlineAlert>
      <LeftBehind left={left} />
      {items.length > 0 ? (
        <Disclosure title={text("people.impact.who")}>
          <ul>
            {items.map((person) => (
              <li key={person.id}>
                {[person.name, person.organisation?.[locale]].filter(Boolean).join(", ")}
                {person.territory.before !== person.territory.after && person.territory.after !== null
                  ? ` — ${text("people.impact.territory", {
                      before: person.territory.before === null ? "—" : nameOf(person.territory.before),
                      after: nameOf(person.territory.after),
                    })}`
                  : ""}
                {person.gains.length > 0 ? ` + ${person.gains.map(say).join("; ")}` : ""}
                {person.loses.length > 0 ? ` − ${person.loses.map(say).join("; ")}` : ""}
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </Stack>
  );
}
