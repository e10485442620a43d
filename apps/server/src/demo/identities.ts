import { pinflCheckDigit } from "@yer/api/formats";
import type { OrganisationKind } from "@yer/api/contract/statuses";
import type { StandardPositionKey } from "../identity/users/standard-positions.js";

/** A made-up person of the demonstration. All live in one district, so that they can walk one application through. */
export interface DemoIdentity {
  /** Stable, for tests and links. */
  readonly key: string;
  readonly name: string;
  readonly pinfl: string;
  readonly passport: string;
  readonly birthDate: string;
  /** Post of a member of staff; `null`: a citizen. */
  readonly staff: {
    readonly position: StandardPositionKey;
    readonly organisation: OrganisationKind;
    /** `17`, a region or a district. */
    readonly territory: string;
    /** For the sign-in by password, with {@link demoPassword}. */
    readonly username: string;
  } | null;
}

/** Password of every demonstration identity. It opens nothing but a demonstration on this machine. */
export const demoPassword = "yer-namoyish-2026";

/** The district the identities work in: Samarqand city. */
export const demoDistrict = "1718401";
const demoRegion = "1718";

function identity(
  key: string,
  person: { readonly name: string; readonly born: string; readonly female: boolean; readonly serial: number },
  staff: DemoIdentity["staff"],
): DemoIdentity {
  const { name, born, female, serial } = person;
  const [year = "", month = "", day = ""] = born.split("-");
  // Area 000 is given to nobody: the numbers are well formed and belong to no living person.
  const first13 = `${female ? 4 : 3}${day}${month}${year.slice(2)}000${String(serial).padStart(3, "0")}`;
  return {
    key,
    name,
    pinfl: `${first13}${pinflCheckDigit(first13)}`,
    passport: `ZZ${String(9_000_000 + serial)}`,
    birthDate: born,
    staff,
  };
}

/** Everyone who can sign in to the demonstration by name. */
export const demoIdentities: readonly DemoIdentity[] = [
  identity(
    "operator",
    { name: "Namunaliyev Sardor Akmalovich", born: "1990-04-12", female: false, serial: 1 },
    {
      position: "operator",
      organisation: "cadastre",
      territory: demoDistrict,
      username: "operator",
    },
  ),
  identity(
    "architect",
    { name: "Namunayeva Dilnoza Rustamovna", born: "1988-09-03", female: true, serial: 2 },
    {
      position: "member",
      organisation: "architecture",
      territory: demoDistrict,
      username: "architect",
    },
  ),
  identity(
    "ecologist",
    { name: "Misolov Jasur Baxtiyorovich", born: "1985-01-27", female: false, serial: 3 },
    {
      position: "member",
      organisation: "ecology",
      territory: demoDistrict,
      username: "ecologist",
    },
  ),
  identity(
    "reviewer",
    { name: "Misolova Gulnora Tohirovna", born: "1979-06-18", female: true, serial: 4 },
    {
      position: "reviewer",
      organisation: "cadastre",
      territory: demoRegion,
      username: "reviewer",
    },
  ),
  identity(
    "justice",
    { name: "Andozayev Bekzod Ilhomovich", born: "1982-11-09", female: false, serial: 5 },
    {
      position: "justice",
      organisation: "justice",
      territory: demoRegion,
      username: "justice",
    },
  ),
  identity(
    "cashier",
    { name: "Andozayeva Nilufar Sobirovna", born: "1991-02-14", female: true, serial: 6 },
    {
      position: "cashier",
      organisation: "cadastre",
      territory: demoRegion,
      username: "cashier",
    },
  ),
  identity(
    "council",
    { name: "Sinovov Oʻtkir Gʻayratovich", born: "1975-08-30", female: false, serial: 7 },
    {
      position: "council",
      organisation: "council",
      territory: demoRegion,
      username: "council",
    },
  ),
  identity(
    "administrator",
    { name: "Sinovova Malika Shuhratovna", born: "1983-12-05", female: true, serial: 8 },
    {
      position: "administrator",
      organisation: "agency",
      territory: "17",
      username: "administrator",
    },
  ),
  identity(
    "approver",
    { name: "Andozayev Ulugʻbek Sherzodovich", born: "1978-10-17", female: false, serial: 10 },
    {
      position: "approver",
      organisation: "agency",
      territory: "17",
      username: "approver",
    },
  ),
  identity(
    "colleague",
    { name: "Namunaliyeva Feruza Davronovna", born: "1993-05-22", female: true, serial: 11 },
    {
      position: "member",
      organisation: "architecture",
      territory: demoDistrict,
      username: "colleague",
    },
  ),
  identity(
    "head",
    { name: "Misolov Rustam Olimovich", born: "1972-07-08", female: false, serial: 12 },
    {
      position: "organisationHead",
      organisation: "architecture",
      territory: demoDistrict,
      username: "head",
    },
  ),
  identity(
    "inspector",
    { name: "Misolov Doniyor Hamidovich", born: "1987-02-23", female: false, serial: 13 },
    {
      position: "inspector",
      organisation: "inspection",
      territory: demoRegion,
      username: "inspector",
    },
  ),
  // Who reviewed an application may not decide the appeal against it.
  identity(
    "deputy",
    { name: "Misolova Nargiza Alisherovna", born: "1984-11-09", female: true, serial: 14 },
    {
      position: "reviewer",
      organisation: "cadastre",
      territory: demoRegion,
      username: "deputy",
    },
  ),
  identity(
    "finance",
    { name: "Hisobchiyev Botir Qodirovich", born: "1975-09-14", female: false, serial: 15 },
    {
      position: "financeHead",
      organisation: "cadastre",
      territory: demoRegion,
      username: "finance",
    },
  ),
  identity("citizen", { name: "Fuqaroyev Anvar Karimovich", born: "1968-03-21", female: false, serial: 9 }, null),
];
