import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { reportQuery, reportRead } from "./reports.js";

/** The reports that the diary's panel is made of. */
export const diaryPanelParts = ["visits", "rounds"] as const;
/** See {@link diaryPanelParts}. */
export type DiaryPanelPart = (typeof diaryPanelParts)[number];

/** The diary's Analysis Panel (DOMAIN §11): two reports, for everyone who reads the diary. */
export const diaryPanel = resource("diaryPanel", {
  read: endpoint({
    method: "GET",
    path: "/visits/panel/{part}",
    summary:
      "Numbers of visits, or of rounds against visits, of what the caller sees: each is as long as its list. What a report is asked, without results that were kept or moments gone by.",
    access: { code: "read:visit" },
    params: z.object({ part: z.enum(diaryPanelParts) }),
    query: z.omit(reportQuery, { asOf: true, kept: true }),
    reply: reportRead,
    problems: ["not-found", "permission-missing"],
    tags: ["areas"],
  }),
});
