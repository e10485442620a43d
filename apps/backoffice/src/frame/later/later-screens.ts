import type { ScreenPath } from "@yer/api/paths";
import type { messages } from "./messages/uz_UZ.js";

type NameIn<Id> = Id extends `later.${infer Name}` ? Name : never;

/** Screens of the specification that are not built yet, by the id of what they will hold. */
export type LaterScreen = Exclude<NameIn<keyof typeof messages>, "title" | "named" | "text" | "back">;

/** Back-office screens still being built, and which text says what each will hold. A screen leaves this list when it is built. */
export const laterScreens = {
  "/diary": "diary",
} as const satisfies Partial<Record<ScreenPath, LaterScreen>>;
