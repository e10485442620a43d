export * from "./theme/index.js";
export * from "./UiProvider/index.js";
export type { UiMessageId, UiMessages } from "./messages/UiMessages.js";
