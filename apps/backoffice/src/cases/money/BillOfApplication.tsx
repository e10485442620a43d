import { charges } from "@yer/api/contract/charges";
import { skip, useMay, useRead } from "@yer/api/react";
import { Skeleton } from "@yer/ui";
import { ChargeBill } from "./ChargeBill.js";

/**
 * The bill of an application's charge: which were issued is read with the charge, by who reads money. Where it cannot be read a
 * bill can still be asked for: one that says the same is answered with again.
 */
export function BillOfApplication({ chargeId }: { readonly chargeId: string }) {
  const mayRead = useMay("menu:payments");
  const { data, isLoading } = useRead(charges.get, mayRead ? { params: { id: chargeId } } : skip);
  if (isLoading) return <Skeleton lines={1} />;
  return <ChargeBill chargeId={chargeId} {...(data && { issued: data.bill.issued })} />;
}
