import { configuredCertificates } from "../../platform/signing/configured-signer.js";
import { verifySignatures } from "../../platform/signing/verify-signatures.js";
import type { Prove } from "./proof.js";

/** That every signed paper stands as it was signed, under the service's own certificate. */
export const proveSignatures: Prove = async (db, config) => {
  const { papers, faults } = await verifySignatures(db, configuredCertificates(config));
  return {
    holds: faults.length === 0,
    faults: faults.map(({ fault, homeRegion, paper }) => `${fault.padEnd(11)}  region ${homeRegion}, ${paper}`),
    said: [
      `${faults.length === 0 ? "The signatures hold" : `The signatures do NOT hold: ${faults.length} faults`}: ` +
        `${papers} papers.`,
    ],
  };
};
