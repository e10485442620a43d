import type { Me } from "@yer/api/contract/own-account";

const id = (number: number): string => `0190f0a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const name = { uz_UZ: "Lavozim", uz_Cyrl: "Лавозим", ru_RU: "Должность", en_US: "Position" };

/** A member of staff, as a screen under test finds who is signed in. */
export const signedIn = (codes: readonly string[], territory = "17"): Me => ({
  id: id(1),
  name: "Nodira Qodirova",
  is_staff: true,
  organisation: null,
  position: { id: id(2), name, permissionsList: codes.map((code) => ({ code })) },
  territory,
  preferences: {
    theme: "light",
    direction: "ltr",
    density: "comfortable",
    locale: "en_US",
    menu: { collapsed: false, open: [] },
  },
  impersonation: null,
  sessionEnds: "2036-03-05T21:00:00Z",
  idleMinutes: 30,
});
