import { sessions } from "@yer/api/contract/sessions";
import { useAct, useRead } from "@yer/api/react";
import { Banner, Button, Link, Stack, useDates } from "@yer/ui";
import { useText } from "../base/language/use-text.js";

/** Tells a person that somebody signed in as them on a device they never used before, until they say whose it is. */
export default function NewDevices() {
  const text = useText();
  const dates = useDates();
  const { data } = useRead(sessions.newDevices);
  const [know] = useAct(sessions.knowDevice);
  const device = data?.items[0];
  if (!device) return null;
  const name = [device.browser, device.system].filter(Boolean).join(", ");
  return (
    <Banner
      tone="warning"
      action={
        <Stack direction="row" gap={2}>
          <Button size="sm" onPress={() => know({ params: { id: device.id } })}>
            {text("device.mine")}
          </Button>
          <Link href="/user-profile">{text("device.notMine")}</Link>
        </Stack>
      }
    >
      {text("device.new", {
        name: name || text("device.unknown"),
        from: device.network ?? "—",
        at: dates.moment(device.firstSeenAt),
      })}
    </Banner>
  );
}
