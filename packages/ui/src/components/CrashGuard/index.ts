export { CrashGuard, type CrashGuardProps } from "./CrashGuard.js";
