import { bills } from "@yer/api/contract/bills";
import type { OwnCharge } from "@yer/api/contract/own-charges";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button, FileTextIcon, InlineAlert, Link, Stack, useDates } from "@yer/ui";
import { usePreferences } from "../language/preferences.js";
import { useOwnChargeText } from "./own-charge-texts.js";

/** The bill of a charge: made in the reader's language, and opened on its page, where it is downloaded and verified. */
export function OwnBill({ charge: { id, bill } }: { readonly charge: Pick<OwnCharge, "id" | "bill"> }) {
  const text = useOwnChargeText();
  const dates = useDates();
  const { locale } = usePreferences();
  const [issue, { pending, failure }] = useAct(bills.issueOwn);
  const own = bill.issued.find(({ language }) => language === locale);
  const closed = bill.against.map((reason) => sayReason(text, reason)).join(" · ");
  if (closed !== "" && own === undefined) return null;
  return (
    <Stack gap={2} align="start">
      <Stack direction="row" gap={4} isWrapping>
        {own === undefined ? null : (
          <Link href={own.path}>{text("ownCharge.bill.open", { at: dates.moment(own.at) })}</Link>
        )}
        {own?.state === "valid" || closed !== "" ? null : (
          <Button
            icon={<FileTextIcon />}
            isPending={pending}
            onPress={() => void issue({ params: { id }, body: { language: locale } })}
          >
            {text("ownCharge.bill.get")}
          </Button>
        )}
      </Stack>
      {own === undefined || own.state === "valid" ? null : <p>{text(`ownCharge.bill.${own.state}`)}</p>}
      {failure ? (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
    </Stack>
  );
}
