import { clearing } from "@yer/api/contract/clearing";
import { formatMoney } from "@yer/api/formats";
import { useMay, useRead, useTheme } from "@yer/api/react";
import { Card, DescriptionList } from "@yer/ui";
import { useClearingText, withClearingTexts } from "./clearing-texts.js";

function Balances() {
  const text = useClearingText();
  const { locale } = useTheme();
  const { data } = useRead(clearing.list);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Card title={text("clearing.title")}>
      <DescriptionList
        items={data.items.map(({ region, by, owed }) => ({
          term: text("clearing.owes", {
            by: by === null ? text("clearing.provider") : by.name[locale],
            to: region.name[locale],
          }),
          details: formatMoney(owed, locale),
        }))}
      />
    </Card>
  );
}

/** What regions are owed by each other and by the provider of online payments; nothing where nobody owes. */
function ClearingBalances() {
  return useMay("read:payment") ? <Balances /> : null;
}

export default withClearingTexts(ClearingBalances);
