import { Card, Stack } from "@yer/ui";
import { useIntl } from "react-intl";
import { useText } from "../../../base/language/use-text.js";
import { buildingInWords } from "./building-in-words.js";

/** Props of {@link BuildingsCard}. */
export interface BuildingsCardProps {
  readonly buildings: readonly Parameters<typeof buildingInWords>[0][];
}

/** The buildings on a plot, a line for each. */
export function BuildingsCard({ buildings }: BuildingsCardProps) {
  const text = useText();
  const intl = useIntl();
  return (
    <Card title={text("facts.buildings")}>
      {buildings.length === 0 ? (
        text("facts.empty")
      ) : (
        <Stack gap={2} as="ul">
          {buildings.map((building, index) => (
            <li key={index}>{buildingInWords(building, { text, number: (value) => intl.formatNumber(value) })}</li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
