import type { Application } from "@yer/api/contract/applications";
import type { FileRef } from "@yer/api/contract/files";
import { useExtra, useTheme } from "@yer/api/react";
import { Button, Card, DescriptionList, Disclosure, useDates } from "@yer/ui";
import { useApplicationText } from "../application-texts.js";
import { useMoney } from "./use-money.js";

type Charge = NonNullable<Application["charge"]>;

/** Props of {@link ChargeRows}. */
export interface ChargeRowsProps {
  readonly rows: Charge["rows"];
  /** Papers that rows may name. */
  readonly files: readonly FileRef[];
  /** District of the application: the multiplier in the rows is set for it. */
  readonly district: Application["district"];
}

/** A row of the charge: pressed, it opens into what it was reckoned from. */
function SumRow({ row, files, district }: Omit<ChargeRowsProps, "rows"> & { readonly row: Charge["rows"][number] }) {
  const text = useApplicationText();
  const money = useMoney();
  const dates = useDates();
  const { locale } = useTheme();
  const { client } = useExtra();
  const { bhm, since, multiple, percent, fileId } = row.params ?? {};
  const attached = files.find(({ id }) => id === fileId);
  return (
    <Disclosure
      title={text("payment.row.opens", {
        what: text(`sum.${row.code}`, row.params),
        sum: money(row.amount),
      })}
    >
      <DescriptionList
        items={[
          ...(typeof bhm === "number"
            ? [
                {
                  term: typeof since === "string" ? text("payment.row.bhm", { day: dates.day(since) }) : "",
                  details: money(bhm),
                },
              ]
            : []),
          ...(typeof multiple === "number"
            ? [
                {
                  term: text("payment.row.multiple"),
                  details: `× ${multiple} (${district.name[locale]})`,
                },
              ]
            : []),
          ...(typeof percent === "number" ? [{ term: text("word.discount"), details: `${percent} %` }] : []),
          ...(attached
            ? [
                {
                  term: text("payment.row.document"),
                  details: (
                    <Button size="sm" variant="quiet" onPress={() => client.download(attached.id)}>
                      {attached.name}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Disclosure>
  );
}

/** How a charge's sum came about: its rows, each of which opens into what it was reckoned from. */
export function ChargeRows({ rows, ...of }: ChargeRowsProps) {
  const text = useApplicationText();
  return (
    <Card title={text("payment.rows")}>
      {rows.map((row) => (
        <SumRow key={row.code} row={row} {...of} />
      ))}
    </Card>
  );
}
