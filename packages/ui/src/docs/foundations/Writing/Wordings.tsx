import type { ReactElement } from "react";
import { styled } from "styled-components";
import { ToneIcon } from "../../../components/ToneIcon/index.js";
import { languageTag } from "../../../UiProvider/locale.js";
import { WideTable } from "../../WideTable.js";
import { twins, type Wording, wordings } from "./wordings.js";

const rules: Record<keyof typeof wordings, string> = {
  buttons: "Buttons name the act",
  hints: "Hints are polite and plain",
  errors: "Errors say what to do",
  failures: "Failures say what is safe",
  outcomes: "Outcomes state what happened",
  empty: "Empty places name what is missing",
  questions: "Questions name the act",
  capitals: "Capitals begin sentences and names",
  counts: "Counts take the noun as the language does",
  suffixes: "Suffixes after figures",
  names: "Names stand free",
};

const languages = { uz_UZ: "Oʻzbekcha", uz_Cyrl: "Ўзбекча", ru_RU: "Русский", en_US: "English" };

const Side = styled.span`
  display: inline-flex;
  align-items: start;
  gap: var(--yer-space-2);
  min-inline-size: 14rem;
  white-space: normal;
  svg {
    margin-block-start: 2px;
    color: var(--yer-success-text);
  }
  &[data-not] svg {
    color: var(--yer-danger-text);
  }
`;

/** How one thing is said in the four languages, and how it is not. */
export function Wordings({ rule }: { readonly rule: keyof typeof wordings }): ReactElement {
  return (
    <WideTable label={rules[rule]} heads={["Language", "Say", "Not"]}>
      {wordings[rule].map(({ locale, say, not }: Wording) => (
        <tr key={locale}>
          <th scope="row" lang={languageTag(locale)}>
            {languages[locale]}
          </th>
          <td lang={languageTag(locale)}>
            <Side>
              <ToneIcon tone="success" aria-label="Say" /> {say}
            </Side>
          </td>
          <td lang={languageTag(locale)}>
            <Side data-not="">
              <ToneIcon tone="danger" aria-label="Do not say" /> {not}
            </Side>
          </td>
        </tr>
      ))}
    </WideTable>
  );
}

/** Latin words with their Cyrillic twins where the letters do not match one to one. */
export function Twins(): ReactElement {
  return (
    <WideTable label="Latin and Cyrillic twins" heads={["Latin", "Cyrillic", "Not", "Because"]}>
      {twins.map(({ latin, cyrillic, not, why }) => (
        <tr key={latin}>
          <th scope="row" lang="uz">
            {latin}
          </th>
          <td lang="uz-Cyrl">{cyrillic}</td>
          <td lang="uz-Cyrl">{not}</td>
          <td>{why}</td>
        </tr>
      ))}
    </WideTable>
  );
}

const signs: readonly { readonly sign: string; readonly code: string; readonly use: string }[] = [
  { sign: "ʻ", code: "U+02BB", use: "In oʻ and gʻ: a part of the letter" },
  { sign: "ʼ", code: "U+02BC", use: "The tutuq, between letters: eʼlon, maʼno" },
  { sign: "'", code: "U+0027", use: "Never. Sorts, breaks lines and is searched as punctuation" },
  { sign: "‘ ’", code: "U+2018, U+2019", use: "Never in words: editors put them in by themselves" },
  { sign: "`", code: "U+0060", use: "Never" },
];

/** The two signs of Uzbek Latin, and those that only look like them. */
export function Signs(): ReactElement {
  return (
    <WideTable label="Signs" heads={["Sign", "Code", "Use"]}>
      {signs.map(({ sign, code, use }) => (
        <tr key={code}>
          <th scope="row">{sign}</th>
          <td>
            <code>{code}</code>
          </td>
          <td>{use}</td>
        </tr>
      ))}
    </WideTable>
  );
}

/** Every rule, one after the other. */
export function AllWordings(): ReactElement {
  return (
    <div style={{ display: "grid", gap: 32 }}>
      {(Object.keys(rules) as (keyof typeof wordings)[]).map((rule) => (
        <Wordings key={rule} rule={rule} />
      ))}
    </div>
  );
}
