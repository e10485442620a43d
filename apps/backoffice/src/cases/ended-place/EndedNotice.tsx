import type { EndedPlace } from "@yer/api/contract/ended-place";
import type { Names } from "@yer/api/contract/values";
import { useTheme } from "@yer/api/react";
import { InlineAlert, type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../../base/language/texts.js";
import { GuardedLink } from "../../base/screen/GuardedLink.js";
import type { messages } from "./messages/uz_UZ.js";

const useEndedText = useHostText<keyof Texts | keyof typeof messages>;
const withEndedTexts = withPartTexts(import.meta.glob<MessageFile>("./messages/*.ts"));

/** Props of {@link EndedNotice}. */
export interface EndedNoticeProps {
  readonly neighborhood: { readonly id: string; readonly name: Names };
  readonly ended: EndedPlace;
  /** The sentence of the record, where it is said here and not at its head. @default none */
  readonly sentence?: string;
  /** A finished application keeps its place, and only says what it is called now. @default false */
  readonly isFinished?: boolean;
}

/** Says that the neighbourhood of a record is no more, what stands there today, and where the record is placed. */
function EndedNotice({ neighborhood, ended, sentence, isFinished = false }: EndedNoticeProps) {
  const text = useEndedText();
  const { locale } = useTheme();
  const names = ended.today.map(({ name }) => name[locale]).join(", ");
  return (
    <InlineAlert
      tone={isFinished ? "info" : "warning"}
      {...(sentence === undefined ? {} : { title: sentence })}
      actions={
        isFinished ? undefined : (
          <GuardedLink
            code="assign:place"
            href={`/applications?view=unplaced&neighborhood=${neighborhood.id}`}
            variant="secondary"
          >
            {text("unplaced.place")}
          </GuardedLink>
        )
      }
    >
      {[
        text(`endedPlace.${ended.how}`, { name: neighborhood.name[locale] }),
        ...(names === "" ? [] : [text("endedPlace.today", { names })]),
        ...(isFinished ? [text("endedPlace.kept")] : []),
      ].join(" ")}
    </InlineAlert>
  );
}

export default withEndedTexts(EndedNotice);
