import { Card, Stack } from "@yer/ui";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useMomentText } from "./moment-texts.js";
import { PinForm } from "./PinForm.js";

const nothing = (): void => undefined;

/**
 * What the page shows without a network until the app is there: its heading and the PIN's field. It is kept as markup, so
 * it tells nothing of anybody.
 */
export function PinAhead() {
  const text = useMomentText();
  return (
    <Stack gap={5}>
      <ScreenHead title={text("diary.moment")} facts={text("moment.facts")} />
      <Card title={text("moment.rounds")}>
        <PinForm pin="" onChange={nothing} onSubmit={nothing} />
      </Card>
    </Stack>
  );
}
