import { verifyStatuses } from "../cases/applications/verify-statuses.js";
import { loadSecrets } from "../platform/config/secrets.js";
import { verifyHistory } from "../platform/history/verify-history.js";
import { verifyCommand } from "./verify-command.js";

/**
 * `pnpm history:verify`: every chain and root of the configured database, and that every file has the status its
 * recorded moves lead to.
 */
await verifyCommand("The history", async (db, config) => {
  const { historyPublicKey, formerHistoryKeys } = await loadSecrets(config);
  const report = await verifyHistory(db, historyPublicKey, ...formerHistoryKeys);
  for (const { fault, homeRegion, record, number } of report.faults) {
    const place = record === undefined ? `root ${number}` : `${record}, entry ${number}`;
    process.stdout.write(`  ${fault.padEnd(10)}  region ${homeRegion}, ${place}\n`);
  }
  const { entries, records, roots, erased, faults } = report;
  process.stdout.write(
    `${faults.length === 0 ? "The history holds" : `The history does NOT hold: ${faults.length} faults`}: ` +
      `${entries} entries of ${records} records, ${roots} signed roots, ${erased} erased.\n`,
  );
  const statuses = await verifyStatuses(db);
  for (const { number, stored, told } of statuses.faults) {
    const instead = typeof told === "string" ? told : `${told.move} out of ${told.from}, which is no move`;
    process.stdout.write(`  status      file ${number} is ${stored}; its history tells ${instead}\n`);
  }
  process.stdout.write(
    `${statuses.files - statuses.faults.length} of ${statuses.files} files have the status their history tells.\n`,
  );
  return faults.length + statuses.faults.length === 0;
});
