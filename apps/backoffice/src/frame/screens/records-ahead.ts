import type { ScreenPath } from "@yer/api/paths";
import { beginRead } from "@yer/api/react";
import type { ComponentType } from "react";
import type { FirstRead } from "./stand-first.js";

/** A screen that says what it reads first, for whoever is about to come to it. */
export type ScreenAhead = ComponentType & {
  /** By the address: undefined where it asks for more than the screen shows at first. */
  readonly readsAhead?: (params: Readonly<Record<string, string>>, search: string) => FirstRead | undefined;
};

/**
 * What a screen reads first that is far larger than its contract: an application's page. It is not waited for, and its
 * contract comes with it: no register brings it along.
 */
export const recordsAhead: Partial<Record<ScreenPath, (id: string) => Promise<FirstRead>>> = {
  "/application/:id": async (id) => {
    const { applications } = await import("@yer/api/contract/applications");
    return beginRead(applications.get, { params: { id } });
  },
};
