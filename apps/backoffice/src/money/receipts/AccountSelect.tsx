import { bankAccounts } from "@yer/api/contract/bank-accounts";
import { useRead } from "@yer/api/react";
import { Select } from "@yer/ui";
import type { ValueInputProps } from "../../registers/batches/batch-face.js";

/** The account that all rows of a list were paid into: one of those that the reader's territory holds. */
export function AccountSelect({ value, ...asked }: ValueInputProps) {
  const { data } = useRead(bankAccounts.list);
  return (
    <Select
      {...asked}
      value={value === "" ? null : value}
      items={(data?.items ?? []).map(({ number, name }) => ({ id: number, label: `${name} · ${number}` }))}
    />
  );
}
