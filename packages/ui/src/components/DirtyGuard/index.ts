export { DirtyGuard, type DirtyGuardProps, type LeaveBlocker } from "./DirtyGuard.js";
