import { openContent } from "../../platform/uploads/open-content.js";
import { verifyFiles } from "../../platform/uploads/verify-files.js";
import type { Prove } from "./proof.js";

/** That all content which the database names lies in the store, byte for byte. */
export const proveFiles: Prove = async (db, config) => {
  const { contents, bytes, unnamed, faults } = await verifyFiles(db, await openContent(config));
  return {
    holds: faults.length === 0,
    faults: faults.map(({ fault, sha256, names }) => `${fault.padEnd(8)}  ${sha256}, named by ${names.join(", ")}`),
    said: [
      `${faults.length === 0 ? "The files hold" : `The files do NOT hold: ${faults.length} faults`}: ` +
        `${contents} contents, ${bytes} bytes; ${unnamed} that nothing names.`,
    ],
  };
};
