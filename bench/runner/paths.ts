import path from "node:path";

/** This folder. */
export const root = path.resolve(import.meta.dirname, "..");

/** Builds, raw samples and screenshots: never in git. */
export const out = path.join(root, "out");
