import type { ChargeRead } from "@yer/api/contract/charges";
import { addressOf } from "@yer/api/paths";
import { Card, Link, Stack } from "@yer/ui";
import { ChargeTags } from "../../cases/money/ChargeTags.js";
import { useChargeText } from "./charges-texts.js";

const noFlags: [] = [];

/** The other charges of the application, each with the way to it; nothing where there are none. */
export function OtherCharges({ others }: { readonly others: ChargeRead["others"] }) {
  const text = useChargeText();
  if (others.length === 0) return null;
  return (
    <Card title={text("charges.others")}>
      <Stack gap={2}>
        {others.map(({ id, number, state }) => (
          <Stack key={id} direction="row" gap={2}>
            <Link href={addressOf("/cpayment/:id", { id })}>{number}</Link>
            <ChargeTags state={state} flags={noFlags} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
