import type { OwnCharge } from "@yer/api/contract/own-charges";
import { formatMoney } from "@yer/api/formats";
import { DescriptionList, Disclosure, InlineAlert, Stack, useDates } from "@yer/ui";
import { usePreferences } from "../language/preferences.js";
import { AskForInstalments } from "./AskForInstalments.js";
import { useOwnChargeText } from "./own-charge-texts.js";

const tones = { asked: "info", agreed: "success", refused: "warning", lapsed: "info" } as const;

/** What was asked for last and how it was answered, and the way to ask where that is open. */
export function AskedInstalments({ charge }: { readonly charge: OwnCharge }) {
  const text = useOwnChargeText();
  const dates = useDates();
  const { locale } = usePreferences();
  const { request, ask } = charge;
  return (
    <>
      {request === null ? null : (
        <Stack gap={2}>
          <InlineAlert
            tone={tones[request.state]}
            title={text(`ownCharge.request.${request.state}`, {
              at: dates.day(request.answeredAt ?? request.at),
            })}
          >
            {request.answer}
          </InlineAlert>
          {request.state === "asked" ? (
            <Disclosure title={text("ownCharge.request.plan")}>
              <DescriptionList
                items={request.schedule.map(({ dueOn, amount }) => ({
                  term: dates.day(dueOn),
                  details: formatMoney(amount, locale),
                }))}
              />
            </Disclosure>
          ) : null}
        </Stack>
      )}
      {ask.against.length === 0 ? (
        <div>
          <AskForInstalments charge={charge} />
        </div>
      ) : null}
    </>
  );
}
