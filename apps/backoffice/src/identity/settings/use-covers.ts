import { contains } from "@yer/area-picker/model";
import { useSession } from "@yer/api/react";

/** Whether the person's territory contains another: who changes a setting covers where it holds (DOMAIN §8). */
export function useCovers(): (territory: string) => boolean {
  const own = useSession().user?.territory ?? null;
  return (territory) => own !== null && contains(own, territory);
}
