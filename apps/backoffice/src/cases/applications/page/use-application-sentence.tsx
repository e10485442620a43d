import type { Application } from "@yer/api/contract/applications";
import type { Reason } from "@yer/api/contract/problem";
import { formatMoney, lastTashkentDay } from "@yer/api/formats";
import { sayReason } from "@yer/api/messages/sentences";
import { useTheme } from "@yer/api/react";
import { useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { useApplicationText } from "../application-texts.js";

/** Bodies that are named; more are counted. */
const mostNamed = 3;

/** The reason that a file's sentence says instead of the office whose turn it is: one in which nobody may act is not named. */
export function reasonInSentence({ sentence, stuck }: Pick<Application, "sentence" | "stuck">): Reason | undefined {
  if (sentence === null) return undefined;
  return stuck.find(({ code }) => code === "no-person" || code === "no-person-for-payment");
}

/** The one sentence of a file: why it is here, who holds it, what must happen next, by when. `null` where none is told. */
export function useApplicationSentence(application: Application): string | null {
  const { sentence, holder, holderKind, deadline, totalDeadline } = application;
  const text = useApplicationText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  if (sentence === null) return null;
  const { code, organisations, count, amount, number, day } = sentence;
  const named = organisations.slice(0, mostNamed).map((name) => name[locale]);
  const more = organisations.length - named.length;
  const kind = holderKind === null ? "" : text(`organisationKind.${holderKind}`);
  const nobody = reasonInSentence(application);
  const said = nobody
    ? sayReason(text, nobody)
    : text(`sentence.${code}`, {
        holder: holder?.name[locale] ?? kind,
        organisations: intl.formatList(
          more > 0 ? [...named, text("sentence.organisations.more", { count: more })] : named,
        ),
        count,
        amount: amount === null ? "" : formatMoney(amount, locale),
        number: number ?? "",
        day: day === null ? "" : dates.day(day),
      });
  const { state, endsAt, daysLeft } = deadline.state === "none" ? totalDeadline : deadline;
  const isOver = code === "registered" || code === "unregistered" || state === "none";
  const term =
    isOver || (endsAt === null && state !== "paused")
      ? ""
      : text(`sentence.term.${state === "soon" ? "running" : state}`, {
          date: endsAt === null ? "" : dates.day(lastTashkentDay(endsAt)),
          left: text(`deadline.${state}`, { days: Math.abs(daysLeft ?? 0) }),
        });
  return text("sentence.whole", { said, term });
}
