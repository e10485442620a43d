import type { Application } from "@yer/api/contract/applications";
import type { Reason } from "@yer/api/contract/problem";
import { formatMoney, lastTashkentDay } from "@yer/api/formats";
import { sayReason } from "@yer/api/messages/sentences";
import { useTheme } from "@yer/api/react";
import { useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { useApplicationText } from "../application-texts.js";

/** Organisations and choices among some that are named; more are counted. */
const mostNamed = 3;

type Sentence = NonNullable<Application["sentence"]>;

/**
 * The reason that an application's sentence says instead of the office whose turn it is: one in which nobody may act is
 * not named.
 */
export function reasonInSentence({ sentence, stuck }: Pick<Application, "sentence" | "stuck">): Reason | undefined {
  if (sentence === null) return undefined;
  return stuck.find(({ code }) => code === "no-person" || code === "no-person-for-payment");
}

/** Whose conclusions are awaited: a step that needs each of its organisations names them, another says how many suffice. */
function useAwaited(): (awaited: Sentence["awaited"]) => string {
  const text = useApplicationText();
  const intl = useIntl();
  const { locale } = useTheme();
  return (awaited) => {
    const each = awaited.filter(({ needed, organisations }) => needed >= organisations.length);
    const singles = [...new Set(each.flatMap(({ organisations }) => organisations.map((name) => name[locale])))];
    const choices = awaited
      .filter(({ needed, organisations }) => needed < organisations.length)
      .map(({ needed, organisations }) => ({ needed, among: organisations.map((name) => name[locale]) }));
    const entries = [...singles.map((name) => ({ needed: 1, among: [name] })), ...choices];
    const said = entries.slice(0, mostNamed).map(({ needed, among }) => {
      const [only] = among;
      if (only !== undefined && among.length === 1) return only;
      const list = [
        ...among.slice(0, mostNamed),
        ...(among.length > mostNamed ? [text("sentence.organisations.more", { count: among.length - mostNamed })] : []),
      ];
      return text("sentence.organisations.choice", {
        needed,
        organisations: intl.formatList(list, { type: needed === 1 ? "disjunction" : "conjunction" }),
      });
    });
    const more = entries.slice(mostNamed).reduce((sum, { needed }) => sum + needed, 0);
    return intl.formatList(more > 0 ? [...said, text("sentence.organisations.more", { count: more })] : said);
  };
}

/** The terms of a sentence, each under its name. */
function useTerms(): (terms: Sentence["terms"]) => string {
  const text = useApplicationText();
  const dates = useDates();
  return (terms) =>
    terms
      .map(({ of, state, endsAt, daysLeft }) =>
        text(`sentence.term.${state === "soon" || state === "none" ? "running" : state}`, {
          term: text("sentence.term.name", { of }),
          date: endsAt === null ? "" : dates.day(lastTashkentDay(endsAt)),
          left: text(`deadline.${state}`, { days: Math.abs(daysLeft ?? 0) }),
        }),
      )
      .join("");
}

/**
 * The one sentence of an application: why it is here, who holds it, what must happen next, by when. `null` where none
 * is told.
 */
export function useApplicationSentence(application: Application): string | null {
  const { sentence, holder, holderKind } = application;
  const text = useApplicationText();
  const dates = useDates();
  const organisationsOf = useAwaited();
  const termsOf = useTerms();
  const { locale } = useTheme();
  if (sentence === null) return null;
  const { code, awaited, terms, count, amount, number, day } = sentence;
  const kind = holderKind === null ? "" : text(`organisationKind.${holderKind}`);
  const nobody = reasonInSentence(application);
  const said = nobody
    ? sayReason(text, nobody)
    : text(`sentence.${code}`, {
        holder: holder?.name[locale] ?? kind,
        organisations: organisationsOf(awaited),
        bodies: awaited.reduce((sum, { needed }) => sum + needed, 0),
        count,
        amount: amount === null ? "" : formatMoney(amount, locale),
        number: number ?? "",
        day: day === null ? "" : dates.day(day),
      });
  return text("sentence.whole", { said, term: termsOf(terms) });
}
