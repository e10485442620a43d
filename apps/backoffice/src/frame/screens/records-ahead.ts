import type { ScreenPath } from "@yer/api/paths";
import { type AppDispatch, beginRead } from "@yer/api/react";

/** Gives what reads the record of a screen, by the parameters of its address. */
type RecordAhead = (params: Readonly<Record<string, string>>) => Promise<(dispatch: AppDispatch) => Promise<void>>;

const readArea: RecordAhead = async ({ id = "" }) => {
  const { areas } = await import("@yer/api/contract/areas");
  return beginRead(areas.get, { params: { id } });
};

/** What screens of one record read first. Their contracts come with the screens: no register brings them along. */
export const recordsAhead: Partial<Record<ScreenPath, RecordAhead>> = {
  "/application/:id": async ({ id = "" }) => {
    const { applications } = await import("@yer/api/contract/applications");
    return beginRead(applications.get, { params: { id } });
  },
  "/area/:id": readArea,
  "/draft/:id": readArea,
};
