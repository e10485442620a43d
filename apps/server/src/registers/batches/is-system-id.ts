import { type SystemId, systemIds } from "@yer/area-picker/model/import";

/** Whether a text is the id of a system that a person can choose. */
export function isSystemId(text: string | null): text is SystemId {
  return systemIds.some((id) => id === text);
}
