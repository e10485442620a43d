import { noticeChoices } from "@yer/api/contract/notice-choices";
import { formatPhone } from "@yer/api/formats";
import { useRead } from "@yer/api/react";
import { DescriptionList, Skeleton, Stack } from "@yer/ui";
import { FailedRead } from "../frame/FailedRead.js";
import { withFaultTexts } from "../language/fault-texts.js";
import { OwnChoiceForm } from "./OwnChoiceForm.js";
import { useOwnChoiceText, withOwnChoiceTexts } from "./own-choice-texts.js";

/** Where letters and SMS reach a citizen, or why none come, and what of their own is told so. */
function OwnChoices() {
  const text = useOwnChoiceText();
  const { data, failure, refetch } = useRead(noticeChoices.own);
  if (failure && !data) return <FailedRead tone="warning" failure={failure} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={12} />;
  const { email, phone, ways } = data;
  return (
    <Stack gap={4}>
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
                ? text("own.choices.phone")
                : formatPhone(phone)
              : text("choices.phone.off"),
          },
        ]}
      />
      <OwnChoiceForm standing={data} />
    </Stack>
  );
}

export default withFaultTexts(withOwnChoiceTexts(OwnChoices));
