import { type NoticeChoices, noticeChoices } from "@yer/api/contract/notice-choices";
import { formatPhone } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead } from "@yer/api/react";
import { Button, Card, DescriptionList, EmptyState, Skeleton, Stack } from "@yer/ui";
import { useState } from "react";
import { withNoticeTexts } from "./notice-texts.js";
import { ChoiceForm } from "./ChoiceForm.js";
import { useNoticeChoiceText, withNoticeChoiceTexts } from "./notice-choice-texts.js";

/** Where letters and SMS go, or why none come. */
function Reached({ email, phone, ways }: Pick<NoticeChoices, "email" | "phone" | "ways">) {
  const text = useNoticeChoiceText();
  return (
    <DescriptionList
      items={[
        {
          term: text("choices.letters"),
          details: ways.email ? (email ?? text("choices.letters.none")) : text("choices.letters.off"),
        },
        {
          term: text("choices.sms"),
          details: ways.sms
            ? phone === null
              ? text("choices.phone.none")
              : formatPhone(phone)
            : text("choices.phone.off"),
        },
      ]}
    />
  );
}

/** How notices reach a person beside the notice centre, in `/user-profile`: by letter, by SMS, when, and when not. */
function ChoicesCard() {
  const text = useNoticeChoiceText();
  const { data, failure, refetch } = useRead(noticeChoices.own);
  // What was saved here begins the form anew; what another tab saved meets it as a conflict, so that nothing is lost.
  const [saved, setSaved] = useState<NoticeChoices>();
  return (
    <Card title={text("choices.title")}>
      {failure && !data ? (
        <EmptyState
          title={sayFailure(text, failure)}
          actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
        />
      ) : data === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <Stack gap={4}>
          <p>{text("choices.intro")}</p>
          <Reached {...data} />
          <ChoiceForm key={saved?.version ?? "first"} standing={saved ?? data} onSaved={setSaved} />
        </Stack>
      )}
    </Card>
  );
}

/** See {@link ChoicesCard}; brings its own texts. */
export const NoticeChoicesCard = withNoticeTexts(withNoticeChoiceTexts(ChoicesCard));
