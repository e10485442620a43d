import { createHash } from "node:crypto";
import { tashkentDay } from "@yer/api/formats";
import type { OfficialDocument, Section } from "../../platform/pdf/official-document.js";
import { namesKept } from "../../questions/diagrams/step-names.js";
import type { ActContent } from "./act-content.js";
import type { BillContent } from "./bill/bill-content.js";
import { documentTexts as texts } from "./document-texts.js";

/** A signed act and what is known of the paper it is put on. */
export interface Paper {
  readonly content: ActContent | BillContent;
  /** The very words that were signed. */
  readonly written: string;
  readonly signer: string;
  readonly copy: "original" | "redacted";
  /** Address that its QR code leads to. */
  readonly address: string;
}

/**
 * Puts a signed act into words. The redacted copy names no person and repeats nothing that anybody wrote freely: not
 * the reasons, not answers in words, not names of files.
 */
export function composeDocument({
  content,
  written,
  signer,
  copy,
  address,
}: Paper & { readonly content: ActContent }): OfficialDocument {
  const closed = copy === "redacted";
  const { file: application, organisation, kind } = content;
  const { terms, sections } = texts;
  const open = (value: string | null): string => (value === null ? "—" : closed ? texts.closed : value);
  const title = texts.titles[kind];
  const parts: Section[] = [
    {
      title: sections.plot,
      facts: [
        { term: terms.number, details: application.number },
        { term: terms.legalBasis, details: texts.legalBases[application.ground] ?? String(application.ground) },
        { term: terms.cadastre, details: application.cadastreNumber ?? "—" },
        {
          term: terms.place,
          details: [application.region, application.district, application.neighborhood]
            .map((name) => name.uz_UZ)
            .join(", "),
        },
        { term: terms.address, details: open(application.address) },
        { term: terms.area, details: application.area === null ? "—" : `${decimal(application.area)} m²` },
        { term: terms.occupier, details: open(application.occupier) },
      ],
    },
    ...(kind === "certificate" ? [{ title: sections.right, paragraphs: [texts.right] }] : []),
    ...(content.decision
      ? [
          {
            title: sections.decision,
            facts: [
              { term: terms.decisionNumber, details: content.decision.number },
              { term: terms.decisionDate, details: dayInWords(content.decision.date) },
            ],
          },
        ]
      : []),
    {
      title: sections.body,
      facts: [
        { term: terms.organisation, details: organisation.name.uz_UZ },
        ...(content.step === null ? [] : [{ term: terms.step, details: namesKept(content.step).uz_UZ }]),
        { term: terms.by, details: open(content.by) },
        { term: terms.at, details: momentInWords(content.at) },
      ],
    },
    ...(content.answers.length === 0
      ? []
      : [
          {
            title: sections.answers,
            facts: content.answers.map(({ question, type, answer }) => ({
              term: question.uz_UZ,
              details: answerInWords(type, answer, closed),
            })),
          },
        ]),
    ...(content.verdict === null && content.reason === null
      ? []
      : [
          {
            title: sections.verdict,
            facts: content.verdict === null ? [] : [{ term: terms.verdict, details: texts.verdicts[content.verdict] }],
            paragraphs: content.reason === null ? [] : closed ? [texts.closed] : content.reason.split(/\n+/),
          },
        ]),
    ...(content.attachments.length === 0
      ? []
      : [
          {
            title: sections.attachments,
            facts: content.attachments.map(({ name, sha256 }, index) => ({
              term: closed ? `${index + 1}.` : `${index + 1}. ${name}`,
              details: `SHA-256: ${sha256}`,
            })),
          },
        ]),
    {
      title: sections.signature,
      facts: [
        { term: terms.signer, details: signer },
        { term: terms.fingerprint, details: createHash("sha256").update(written).digest("hex") },
      ],
    },
  ];
  return {
    language: texts.language,
    heading: texts.heading,
    title,
    subtitle: `${application.number} · ${organisation.name.uz_UZ} · ${dayInWords(tashkentDay(content.at))}`,
    ...(closed && { notice: texts.redacted }),
    sections: parts,
    check: { address, title: texts.check.title, text: texts.check.text, alternative: texts.check.alternative(address) },
    foot: (page, pages) => texts.foot(title, application.number, page, pages),
  };
}

type Answer = ActContent["answers"][number];

function answerInWords(type: Answer["type"], answer: Answer["answer"], closed: boolean): string {
  if (typeof answer === "object") return answer.uz_UZ;
  if (type === "date") return dayInWords(answer);
  if (type === "number") return decimal(Number(answer));
  return closed ? texts.closed : answer;
}

/** Uzbek writes a decimal comma and parts thousands with a space that does not break; four digits may be a year. */
function decimal(value: number): string {
  const [whole = "0", part] = String(value).split(".");
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  return part === undefined ? grouped : `${grouped},${part}`;
}

/** `2026-03-05` → `2026-yil 5-mart`; anything else as it is. */
export function dayInWords(day: string): string {
  const [, year = "", month = "", date = ""] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const name = texts.months[Number(month) - 1];
  return name === undefined ? day : texts.day(year, name, Number(date));
}

/** A moment in Tashkent, which is five hours ahead of UTC all year. */
export function momentInWords(at: string): string {
  const clock = new Date(Date.parse(at) + 5 * 3_600_000).toISOString().slice(11, 16);
  return `${dayInWords(tashkentDay(at))}, ${clock} (Toshkent)`;
}
