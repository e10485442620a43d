import type { ScreenPath } from "@yer/api/paths";
import { type AppDispatch, beginRead } from "@yer/api/react";

/** Gives what reads the record of a screen, by its address; undefined where the address asks for more than its record. */
type RecordAhead = (
  params: Readonly<Record<string, string>>,
  search: string,
) => Promise<((dispatch: AppDispatch) => Promise<void>) | undefined>;

const readArea: RecordAhead = async ({ id = "" }) => {
  const { areas } = await import("@yer/api/contract/areas");
  return beginRead(areas.get, { params: { id } });
};

const readSvod: RecordAhead = async ({ id }, search) => {
  if (search !== "") return undefined;
  const { svod } = await import("@yer/api/contract/svod");
  return beginRead(svod.read, { query: id === undefined ? {} : { place: id } });
};

/**
 * What screens of one record read first, and those of numbers. Their contracts come with the screens: no register brings
 * them along.
 */
export const recordsAhead: Partial<Record<ScreenPath, RecordAhead>> = {
  "/application/:id": async ({ id = "" }) => {
    const { applications } = await import("@yer/api/contract/applications");
    return beginRead(applications.get, { params: { id } });
  },
  "/dashboard": async (_params, search) => {
    if (search !== "") return undefined;
    const { dashboard } = await import("@yer/api/contract/dashboard");
    return beginRead(dashboard.read, { query: {} });
  },
  "/svod": readSvod,
  "/svod/:id": readSvod,
  "/area/:id": readArea,
  "/draft/:id": readArea,
};
