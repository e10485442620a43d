import type { Register } from "@yer/api/contract/register";

const contracts = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../../../../../packages/api/src/contract/*.ts", "!**/*.test.ts"],
  { eager: true },
);
const isRegister = (value: unknown): value is Register =>
  typeof value === "object" && value !== null && "list" in value && "columns" in value && "asked" in value;
/** Every register of the contract, by name: what each of them must do is asked of all. */
export const registers = Object.values(contracts)
  .flatMap((exported) => Object.values(exported))
  .filter(isRegister)
  .toSorted((one, other) => one.name.localeCompare(other.name));
