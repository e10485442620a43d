import { packageBuild } from "../../tools/tsup-package.mjs";

/**
 * The build for real state: without the demonstration, its sandboxes, its clock and its identities (DOMAIN §10). What is
 * not there cannot be switched on by a wrong setting.
 */
export default {
  ...packageBuild,
  entry: [...packageBuild.entry, "!src/demo/**"],
  outDir: "dist-production",
};
