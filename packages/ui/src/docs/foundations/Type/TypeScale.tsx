import type { ReactElement } from "react";
import { styled } from "styled-components";
import { tokenEntries } from "../../../testing/colour-pairs.js";
import { WideTable } from "../../WideTable.js";

const uses: Readonly<Record<string, string>> = {
  xs: "Small print of charts and codes",
  sm: "Tables, labels, hints",
  md: "Text and controls",
  lg: "Headings of cards (h3)",
  xl: "Headings of sections (h2)",
  "2xl": "The heading of the page (h1)",
  "3xl": "Public pages; one large figure",
};

const Sample = styled.span`
  font-size: var(--size);
  font-weight: var(--weight);
  font-family: var(--family);
  line-height: 1.2;
`;

/** The sizes of text, with what each is for. */
export function TypeScale(): ReactElement {
  const sizes = tokenEntries("base").filter(([name]) => name.startsWith("font-size-"));
  return (
    <WideTable label="Sizes" heads={["Token", "Size", "For", "Looks"]}>
      {sizes.map(([name, size]) => (
        <tr key={name}>
          <th scope="row">
            <code>--yer-{name}</code>
          </th>
          <td>{size}</td>
          <td>{uses[name.replace("font-size-", "")]}</td>
          <td>
            <Sample lang="uz" style={{ "--size": size }}>
              Yer uchastkasi
            </Sample>
          </td>
        </tr>
      ))}
    </WideTable>
  );
}

/** The weights, and the face of codes. */
export function Weights(): ReactElement {
  const weights = tokenEntries("base").filter(([name]) => name.startsWith("weight-"));
  return (
    <WideTable label="Weights" heads={["Token", "Looks"]}>
      {weights.map(([name, weight]) => (
        <tr key={name}>
          <th scope="row">
            <code>--yer-{name}</code>
          </th>
          <td>
            <Sample lang="uz" style={{ "--weight": weight, "--size": "1rem" }}>
              Huquqni eʼtirof etish
            </Sample>
          </td>
        </tr>
      ))}
      <tr>
        <th scope="row">
          <code>--yer-font-mono</code>
        </th>
        <td>
          <Sample style={{ "--family": "var(--yer-font-mono)", "--size": "1rem" }}>10:11:04:01:02:0145</Sample>
        </td>
      </tr>
    </WideTable>
  );
}

const specimens: readonly { readonly lang: string; readonly about: string; readonly text: string }[] = [
  {
    lang: "uz",
    about: "Uzbek, Latin: oʻ and gʻ with U+02BB",
    text: "Oʻzbekiston, gʻisht, toʻlov, bogʻ, toʻgʻri, choʻl, Gʻijduvon",
  },
  {
    lang: "uz",
    about: "Uzbek, Latin: the tutuq of eʼlon with U+02BC",
    text: "eʼlon, maʼlumot, sanʼat, taʼmir, Isʼhoq",
  },
  {
    lang: "uz-Cyrl",
    about: "Uzbek, Cyrillic: four letters Russian does not have",
    text: "Ўзбекистон, ғишт, ҳокимлик, қарор, тўғри, ҳуқуқ, муҳокама",
  },
  { lang: "kaa", about: "Karakalpak, as names have it", text: "Joqarǵı Keńes, Nókis, Qońırat, Shımbay" },
  { lang: "ru", about: "Russian", text: "Съёмка, объявление, подъезд, ещё, щебень" },
  { lang: "en", about: "English", text: "Announcement, objection, cadastre number" },
];

/** The scripts of the interface in the one font, with the letters other fonts lack or draw from somewhere else. */
export function Scripts(): ReactElement {
  return (
    <WideTable label="Scripts" heads={["Script", "Looks"]}>
      {specimens.map(({ lang, about, text }) => (
        <tr key={about}>
          <th scope="row">{about}</th>
          <td>
            <Sample lang={lang} style={{ "--size": "1.125rem" }}>
              {text}
            </Sample>
          </td>
        </tr>
      ))}
    </WideTable>
  );
}

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-8);
  ol {
    margin: var(--yer-space-2) 0 0;
    padding: 0;
    list-style: none;
    text-align: end;
    font-size: var(--yer-font-size-lg);
    font-variant-numeric: var(--figures);
  }
`;

const amounts = ["1 111 111,10", "874 060,05", "98 417,71", "1 208,14"];

/** Figures of one width stand under each other; figures of their own widths do not. */
export function Figures(): ReactElement {
  return (
    <Columns>
      {[
        ["tabular-nums", "In tables and sums"],
        ["proportional-nums", "In sentences"],
      ].map(([figures, title]) => (
        <section key={figures} style={{ "--figures": figures }}>
          <h3>{title}</h3>
          <ol>
            {amounts.map((amount) => (
              <li key={amount}>{amount}</li>
            ))}
          </ol>
        </section>
      ))}
    </Columns>
  );
}
