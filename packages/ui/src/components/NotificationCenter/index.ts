export { NotificationCenter, type NotificationCenterProps } from "./NotificationCenter.js";
export type { Notification } from "./types.js";
