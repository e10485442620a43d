import { noticeWords } from "@yer/api/notices/messages/texts";
import { useTheme } from "@yer/api/react";
import { type MessageFile, messagesIn, MissingPartError, oncePerLocale } from "@yer/ui";
import { useEffect, useState } from "react";

const load = oncePerLocale(messagesIn(noticeWords));

/** What notices tell, in the language of the page. */
export interface NoticeWords {
  /** `undefined` until they have come. */
  readonly messages: MessageFile["messages"] | undefined;
  /** They could not be had. */
  readonly failed: boolean;
  /** Asks for them once more. */
  readonly again: () => void;
}

/** Has the words of notices come once they are wanted, and keeps them. */
export function useNoticeWords(isWanted: boolean): NoticeWords {
  const { locale } = useTheme();
  const [known, setKnown] = useState<{ readonly locale: string; readonly messages: MessageFile["messages"] }>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (!isWanted || failure !== undefined) return undefined;
    let isHere = true;
    load(locale).then(
      (messages) => (isHere ? setKnown({ locale, messages }) : undefined),
      (error: unknown) => (isHere ? setFailure(error) : undefined),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, locale, failure]);
  return {
    messages: known?.locale === locale ? known.messages : undefined,
    failed: failure !== undefined,
    again: () => {
      if (failure instanceof MissingPartError) failure.forget();
      setFailure(undefined);
    },
  };
}
