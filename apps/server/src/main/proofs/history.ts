import { verifyStatuses } from "../../cases/applications/verify-statuses.js";
import { loadSecrets } from "../../platform/config/secrets.js";
import { verifyHistory } from "../../platform/history/verify-history.js";
import type { Prove } from "./proof.js";

/** Every chain and root of the history, and that every application has the status its recorded moves lead to. */
export const proveHistory: Prove = async (db, config) => {
  const { historyPublicKey, formerHistoryKeys } = await loadSecrets(config);
  const { entries, records, roots, erased, faults } = await verifyHistory(db, historyPublicKey, ...formerHistoryKeys);
  const statuses = await verifyStatuses(db);
  return {
    holds: faults.length + statuses.faults.length === 0,
    faults: [
      ...faults.map(({ fault, homeRegion, record, number }) => {
        const place = record === undefined ? `root ${number}` : `${record}, entry ${number}`;
        return `${fault.padEnd(10)}  region ${homeRegion}, ${place}`;
      }),
      ...statuses.faults.map(({ number, stored, told }) => {
        const instead = typeof told === "string" ? told : `${told.move} out of ${told.from}, which is no move`;
        return `status      file ${number} is ${stored}; its history tells ${instead}`;
      }),
    ],
    said: [
      `${faults.length === 0 ? "The history holds" : `The history does NOT hold: ${faults.length} faults`}: ` +
        `${entries} entries of ${records} records, ${roots} signed roots, ${erased} erased.`,
      `${statuses.files - statuses.faults.length} of ${statuses.files} files have the status their history tells.`,
    ],
  };
};
