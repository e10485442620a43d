/**
 * The catalog names one exact version of everything; a package that is published asks for a range around it, so that its
 * host can mend a weakness beneath it and has everything once. What the lockfile holds is not touched.
 */

/**
 * Its own packages ask for each other exactly, and the kit reaches into what they keep to themselves (`react-aria/private`):
 * they move on together, by patches.
 */
const byPatches = new Set(["react-aria", "react-aria-components", "react-stately"]);

/** @param {Record<string, string> | undefined} dependencies */
const ranges = (dependencies) =>
  dependencies &&
  Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [
      name,
      /^\d/.test(version) ? `${byPatches.has(name) ? "~" : "^"}${version}` : version,
    ]),
  );

export const hooks = {
  /**
   * @param {{ dependencies?: Record<string, string> }} manifest
   * @returns {object}
   */
  beforePacking: (manifest) => ({ ...manifest, dependencies: ranges(manifest.dependencies) }),
};
