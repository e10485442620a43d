import { meta } from "@yer/api/contract/meta";
import { tashkentDay } from "@yer/api/formats";
import { useRead } from "@yer/api/react";

/**
 * Today by the service's clock, whose time the demonstration moves: what a date of something that was just decided begins
 * with. `null` until the service has said it; its shell asks before any screen is there.
 */
export function useLegalDay(): string | null {
  const { data } = useRead(meta.get);
  return data === undefined ? null : tashkentDay(data.now);
}
