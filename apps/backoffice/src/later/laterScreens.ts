import type { ScreenPath } from "@yer/api/paths";
import type { LaterMessageId } from "./messages/LaterMessages.js";

/** Screens of the specification that are not built yet, by the id of what they will hold. */
export type LaterScreen = Exclude<
  LaterMessageId extends `later.${infer Id}` ? Id : never,
  "title" | "named" | "text" | "back"
>;

/** Back-office screens still being built, and which text says what each will hold. A screen leaves this list when it is built. */
export const laterScreens = {
  "/dashboard": "dashboard",
  "/areas/:state": "areas",
  "/not_registered": "not_registered",
  "/no_grip": "no_grip",
  "/construction": "construction",
  "/drafts": "drafts",
  "/written_off": "written_off",
  "/state-owneds": "state-owneds",
  "/svod": "svod",
  "/svod/:id": "svod",
  "/cpayments": "cpayments",
  "/cpayment/:id": "cpayment",
  "/cdistribution": "cdistribution",
  "/plangrafic": "plangrafic",
  "/plangrafic/:neighborhood_id": "plangrafic",
  "/reports": "reports",
  "/reports/:id": "reports",
  "/area/:id": "area",
  "/draft/:id": "draft",
  "/diary": "diary",
} as const satisfies Partial<Record<ScreenPath, LaterScreen>>;
