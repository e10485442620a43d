import type { Environment } from "@yer/api/client";
import { tashkentDay } from "@yer/api/formats";
import type { DeviceDiary } from "./device-diary.js";

/** Saves all that was written on this device to a file of the person's. */
export async function saveToFile({ outbox }: DeviceDiary, { save }: Pick<Environment, "save">): Promise<void> {
  const { saveAll } = await import("../store/save-all.js");
  const address = URL.createObjectURL(await saveAll(outbox));
  save(address, `kundalik-${tashkentDay(new Date())}.zip`);
  // The browser reads it after the press: a minute is enough for it to begin.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
