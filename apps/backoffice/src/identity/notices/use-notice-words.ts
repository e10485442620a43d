import type { Notice } from "@yer/api/contract/notices";
import { noticeWords } from "@yer/api/notices/messages/texts";
import { type Failure, failureOf, useTheme } from "@yer/api/react";
import { comes, type MessageFile, messagesIn, MissingPartError, oncePerLocale } from "@yer/ui";
import { useEffect, useState } from "react";

/** What notices say in a language, and where each leads. */
interface Told {
  readonly messages: MessageFile["messages"];
  readonly noticeLink: (notice: Notice) => string | undefined;
}

const load = oncePerLocale(async (locale): Promise<Told> => {
  const [messages, { noticeLink }] = await Promise.all([
    messagesIn(noticeWords)(locale),
    comes(() => import("./notice-link.js"), "noticeLink"),
  ]);
  return { messages, noticeLink };
});

/** What notices tell, in the language of the page. */
export interface NoticeWords {
  /** Sentences of the notices, and their links; `undefined` while they load. */
  readonly told: Told | undefined;
  /** Why loading them failed. */
  readonly missing: Failure | undefined;
  /** Loads them once more. */
  readonly again: () => void;
}

/** Has the words of notices come once they are wanted, and keeps them. */
export function useNoticeWords(isWanted: boolean): NoticeWords {
  const { locale } = useTheme();
  const [known, setKnown] = useState<{ readonly locale: string; readonly told: Told }>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (!isWanted || failure !== undefined) return undefined;
    let isHere = true;
    load(locale).then(
      (told) => (isHere ? setKnown({ locale, told }) : undefined),
      (error: unknown) => (isHere ? setFailure(error) : undefined),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, locale, failure]);
  return {
    told: known?.locale === locale ? known.told : undefined,
    missing: failure === undefined ? undefined : failureOf(failure),
    again: () => {
      if (failure instanceof MissingPartError) failure.forget();
      setFailure(undefined);
    },
  };
}
