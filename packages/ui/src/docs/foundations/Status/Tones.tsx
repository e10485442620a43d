import { type ReactElement, useId } from "react";
import { styled } from "styled-components";
import { StatusTag } from "../../../components/StatusTag/index.js";
import { eyes } from "../../../testing/colour.js";
import { type Tone, tones } from "../../../theme/tones.js";
import { languageTag, type UiLocale, uiLocales } from "../../../UiProvider/locale.js";
import { WideTable } from "../../WideTable.js";

/** A status that has the tone, as the four languages call it, and what the tone says. */
const examples: Record<Tone, { readonly means: string; readonly words: Record<UiLocale, string> }> = {
  neutral: {
    means: "Nothing is asked of anybody: a draft, what is over.",
    words: { uz_UZ: "Qoralama", uz_Cyrl: "Қоралама", ru_RU: "Черновик", en_US: "Draft" },
  },
  info: {
    means: "Something is new, or known to all.",
    words: { uz_UZ: "Eʼlonda", uz_Cyrl: "Эълонда", ru_RU: "Объявлено", en_US: "Announced" },
  },
  progress: {
    means: "Somebody works on it; it is on its way.",
    words: { uz_UZ: "Muhokamada", uz_Cyrl: "Муҳокамада", ru_RU: "На обсуждении", en_US: "Under discussion" },
  },
  success: {
    means: "It ended as it was meant to.",
    words: { uz_UZ: "Yakunlangan", uz_Cyrl: "Якунланган", ru_RU: "Завершено", en_US: "Completed" },
  },
  warning: {
    means: "It still goes on, and somebody should act soon.",
    words: {
      uz_UZ: "Tahrirlashga qaytarilgan",
      uz_Cyrl: "Таҳрирлашга қайтарилган",
      ru_RU: "Возвращено на доработку",
      en_US: "Returned for editing",
    },
  },
  danger: {
    means: "It failed, was refused, or is late.",
    words: { uz_UZ: "Rad qilingan", uz_Cyrl: "Рад қилинган", ru_RU: "Отклонено", en_US: "Rejected" },
  },
};

/** What each tone means, with a status that has it in the four languages. */
export function ToneMeanings(): ReactElement {
  return (
    <WideTable label="Tones" heads={["Tone", "Says", "Oʻzbekcha", "Ўзбекча", "Русский", "English"]}>
      {tones.map((tone) => (
        <tr key={tone}>
          <th scope="row">{tone}</th>
          <td>{examples[tone].means}</td>
          {uiLocales.map((locale) => (
            <td key={locale} lang={languageTag(locale)}>
              <StatusTag tone={tone}>{examples[tone].words[locale]}</StatusTag>
            </td>
          ))}
        </tr>
      ))}
    </WideTable>
  );
}

const Rows = styled.dl`
  display: grid;
  gap: var(--yer-space-4);
  margin: 0;
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: var(--yer-space-2);
    margin: var(--yer-space-1) 0 0;
    filter: var(--eye);
  }
`;

const Filters = styled.svg`
  position: absolute;
  inline-size: 0;
  block-size: 0;
`;

const sights: Record<string, string> = {
  trichromat: "Most people",
  protanope: "Without red cones (1 man in 100)",
  deuteranope: "Without green cones (1 man in 100; weak in 5 more)",
  tritanope: "Without blue cones (very few)",
};

/** Black-and-white paper: the luminance of WCAG in every channel. */
const paper = [0, 1, 2].map(() => [0.2126, 0.7152, 0.0722] as const);

/** The tones as other eyes see them: the same matrices with which the test keeps the colours of charts apart. */
export function TonesToOtherEyes(): ReactElement {
  const id = useId();
  const ways = [
    ...Object.entries(eyes).map(([eye, matrix]) => ({ eye, label: sights[eye] ?? eye, matrix })),
    { eye: "paper", label: "Printed in black and white", matrix: paper },
  ];
  return (
    <>
      <Filters aria-hidden>
        {ways.map(({ eye, matrix }) => (
          <filter key={eye} id={`${id}${eye}`} colorInterpolationFilters="linearRGB">
            <feColorMatrix values={`${matrix.map((row) => `${row.join(" ")} 0 0`).join(" ")} 0 0 0 1 0`} />
          </filter>
        ))}
      </Filters>
      <Rows>
        {ways.map(({ eye, label }) => (
          <div key={eye}>
            <dt>{label}</dt>
            <dd style={{ "--eye": `url("#${id}${eye}")` }}>
              {tones.map((tone) => (
                <StatusTag key={tone} tone={tone}>
                  {examples[tone].words.en_US}
                </StatusTag>
              ))}
            </dd>
          </div>
        ))}
      </Rows>
    </>
  );
}
