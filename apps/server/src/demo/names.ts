import { pinflCheckDigit } from "@yer/api/formats";
import type { Occupier } from "@yer/api/contract/facts";
import type { Random } from "./random.js";

const surnames = [
  "Abdullayev", "Azimov", "Boboyev", "Ergashev", "Fayzullayev", "Hamidov", "Ibragimov", "Ismoilov", "Jalilov",
  "Joʻrayev", "Karimov", "Komilov", "Mahmudov", "Mirzayev", "Nazarov", "Nurmatov", "Olimov", "Oʻrinov", "Qodirov",
  "Qosimov", "Rahimov", "Rasulov", "Sattorov", "Shodiyev", "Sobirov", "Tojiyev", "Toshpoʻlatov", "Umarov", "Usmonov",
  "Xolmatov", "Yoʻldoshev", "Yusupov", "Zokirov", "Gʻafurov", "Gʻulomov", "Choriyev",
] as const; // prettier-ignore
const menNames = [
  "Akmal", "Alisher", "Anvar", "Aziz", "Bahodir", "Botir", "Doniyor", "Davron", "Farhod", "Gʻayrat", "Ilhom", "Jamshid",
  "Kamol", "Laziz", "Mansur", "Murod", "Nodir", "Odil", "Oʻktam", "Rustam", "Sanjar", "Sherzod", "Temur", "Ulugʻbek",
  "Xurshid", "Zafar",
] as const; // prettier-ignore
const womenNames = [
  "Barno", "Dilbar", "Feruza", "Gavhar", "Gulchehra", "Hulkar", "Iroda", "Kamola", "Lola", "Madina", "Mohira",
  "Nargiza", "Nigora", "Oydin", "Ozoda", "Rano", "Sevara", "Shahlo", "Umida", "Zulfiya",
] as const; // prettier-ignore
const streets = [
  "Bogʻishamol", "Mustaqillik", "Navbahor", "Oq oltin", "Chinor", "Tinchlik", "Doʻstlik", "Ipak yoʻli", "Nurli yoʻl",
  "Yangi hayot", "Guliston", "Bobur", "Alisher Navoiy", "Ibn Sino", "Beruniy", "Lolazor", "Soyibobod", "Mevazor",
] as const; // prettier-ignore
const neighborhoods = [
  "Navbahor", "Bogʻishamol", "Chorbogʻ", "Guliston", "Doʻstlik", "Yangi hayot", "Tinchlik", "Obod", "Nurafshon",
  "Mehnatobod", "Soyibobod", "Gulzor", "Istiqlol", "Bunyodkor", "Oqtepa", "Mevazor", "Lolazor", "Zarafshon",
] as const; // prettier-ignore
const firms = ["Baraka", "Umid", "Ishonch", "Zamin", "Oltin vodiy", "Sarbon", "Nihol", "Karvon"] as const;

/** Names that made-up neighbourhoods go by. */
export const neighborhoodNames: readonly string[] = neighborhoods;

/** A plausible full name: surname, name, father's name. */
export function personName(random: Random): { readonly name: string; readonly female: boolean } {
  const female = random.chance(0.45);
  const surname = random.pick(surnames);
  const father = random.pick(menNames);
  const given = female ? random.pick(womenNames) : random.pick(menNames);
  return { name: `${surname}${female ? "a" : ""} ${given} ${father}${female ? " qizi" : " oʻgʻli"}`, female };
}

/**
 * A person who does not exist: area 000 of the PINFL is given to nobody.
 * @param serial keeps the numbers apart
 */
export function madePerson(random: Random, serial: number): Extract<Occupier, { kind: "person" }> & { pinfl: string } {
  const { name, female } = personName(random);
  const year = random.between(1945, 1998);
  const born = new Date(Date.UTC(year, random.between(0, 11), random.between(1, 28))).toISOString().slice(0, 10);
  const [, month = "", day = ""] = born.split("-");
  const first13 = `${female ? 4 : 3}${day}${month}${String(year).slice(2)}000${String(serial % 1000).padStart(3, "0")}`;
  return {
    kind: "person",
    name,
    pinfl: `${first13}${pinflCheckDigit(first13)}`,
    passport: `ZZ${String(1_000_000 + serial).slice(-7)}`,
    birthDate: born,
  };
}

/** A firm that does not exist. */
export function madeFirm(random: Random, serial: number): Occupier {
  return {
    kind: "legalPerson",
    name: `«${random.pick(firms)} ${random.pick(["savdo", "invest", "qurilish", "agro"])}» MChJ`,
    stir: String(900_000_000 + serial),
  };
}

/** A street and a house. */
export function madeAddress(random: Random): string {
  return `${random.pick(streets)} koʻchasi, ${random.between(1, 140)}-uy`;
}
