import type { OpenLine } from "@yer/api/contract/statement-lines";
import { formatMoney } from "@yer/api/formats";
import { useMay, useTheme } from "@yer/api/react";
import { Button, DescriptionList, InlineAlert, Stack } from "@yer/ui";
import { useState } from "react";
import { useTerritories } from "../../base/place-choice/use-territories.js";
import { useClearingText, withClearingTexts } from "./clearing-texts.js";
import { CoverDialog } from "./CoverDialog.js";
import { PassDialog } from "./PassDialog.js";
import { SettleDialog } from "./SettleDialog.js";

/** What of a line belongs elsewhere: what was cleared of it, and the acts that clear what waits. */
function LineClearing({ line }: { readonly line: OpenLine }) {
  const text = useClearingText();
  const { locale } = useTheme();
  const { nameOf } = useTerritories();
  const reads = useMay("read:payment");
  const [asked, setAsked] = useState<"pass" | "settle" | "cover">();
  const { clearings, elsewhere, passedFrom } = line;
  const waits = line.unmatched > 0 && line.aside === null;
  const close = () => setAsked(undefined);
  return (
    <Stack gap={2}>
      {passedFrom === null ? null : (
        <InlineAlert tone="info">{text("clearing.from", { region: nameOf(passedFrom) })}</InlineAlert>
      )}
      {waits && elsewhere !== null ? (
        <InlineAlert tone="warning">{text("clearing.elsewhere", { region: nameOf(elsewhere) })}</InlineAlert>
      ) : null}
      {clearings.length > 0 ? (
        <DescriptionList
          items={clearings.map(({ kind, region, amount, payments, missing }) => ({
            term: text(`clearing.kind.${kind}`, { with: region === null ? text("clearing.provider") : nameOf(region) }),
            details:
              payments === null || missing === null
                ? formatMoney(amount, locale)
                : text("clearing.covered", {
                    sum: formatMoney(amount, locale),
                    count: payments,
                    missing: formatMoney(missing, locale),
                  }),
          }))}
        />
      ) : null}
      {waits ? (
        <Stack direction="row" gap={2} isWrapping>
          <Button size="sm" onPress={() => setAsked("pass")}>
            {text("clearing.pass")}
          </Button>
          <Button size="sm" onPress={() => setAsked("cover")}>
            {text("clearing.cover")}
          </Button>
          {reads ? (
            <Button size="sm" onPress={() => setAsked("settle")}>
              {text("clearing.settle")}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      {asked === "pass" ? <PassDialog line={line} onClose={close} /> : null}
      {asked === "cover" ? <CoverDialog line={line} onClose={close} /> : null}
      {asked === "settle" ? <SettleDialog line={line} onClose={close} /> : null}
    </Stack>
  );
}

export default withClearingTexts(LineClearing);
