import type { PersonnelRegister, RegisteredPost } from "../platform/personnel/personnel-register.js";
import { demoIdentities } from "./identities.js";

/** Stands in for the personnel register: every demonstration identity has held two made-up posts. */
export const personnelSandbox: PersonnelRegister = {
  name: "Namoyish kadrlar reyestri",
  postsOf: async (pinfl) => {
    const identity = demoIdentities.find((candidate) => candidate.pinfl === pinfl);
    if (!identity?.staff) return [];
    const posts: RegisteredPost[] = [
      {
        externalId: `${identity.key}-1`,
        organisation: "Namoyish tuman boʻlimi",
        position: "Yetakchi mutaxassis",
        from: "2019-02-01",
        to: "2024-10-31",
      },
      {
        externalId: `${identity.key}-2`,
        organisation: "Namoyish idorasi",
        position: "Bosh mutaxassis",
        from: "2024-11-01",
        to: null,
      },
    ];
    return posts;
  },
};
