/** Looks into a file for what would harm whoever opens it: a port, so that each ministry can plug in its own. */
export interface Scanner {
  /**
   * @returns undefined when the content is clean, else what was found.
   * @throws when the scanner is out of reach; the file then stays in quarantine and is tried again.
   */
  scan(content: Buffer): Promise<string | undefined>;
  /** Whether it answers at this moment. */
  isReachable(): Promise<boolean>;
}

/** The industry's harmless test virus (eicar.org), in two halves so that this very file is not taken for it. */
const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** Scanner of the demonstration: it finds the EICAR test virus and nothing else. */
export const sandboxScanner: Scanner = {
  scan: async (content) => (content.includes(eicar) ? "EICAR test file" : undefined),
  isReachable: async () => true,
};
