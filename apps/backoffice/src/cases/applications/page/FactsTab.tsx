import { type Application, applications } from "@yer/api/contract/applications";
import { formatMoney } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useAct, useExtra, useTheme } from "@yer/api/react";
import { Button, Card, DescriptionList, LaterPart, lazyPart, Link, Stack, useDates } from "@yer/ui";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { useAtRest } from "../../../base/screen/at-rest.js";
import { useApplicationText } from "../application-texts.js";
import { ShowPersonal } from "../../../base/screen/ShowPersonal.js";
import { toasts } from "../../../base/screen/toast-queue.js";
import { ByKind } from "../../uploads/ByKind.js";
import { BuildingsCard } from "./BuildingsCard.js";
import { FactsColumns } from "./FactsColumns.js";
import { PlaceCard } from "./PlaceCard.js";
import { PlotSketch } from "../../plots/PlotSketch.js";

const VisitsOfApplication = lazyPart(() => import("../../areas/visits/VisitsOfApplication.js"));

/** The facts of an application; personal numbers masked until they are asked for in full, which is recorded. */
export function FactsTab({ file: masked }: { file: Application }) {
  const text = useApplicationText();
  // Below all that the page is opened for.
  const isAtRest = useAtRest(masked.fromArea !== null);
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  const { client } = useExtra();
  const [readPersonal, { data: whole, pending }] = useAct(applications.personal);
  const [wholeVersion, setWholeVersion] = useState<number>();
  const application =
    whole && wholeVersion === masked.version ? { ...masked, facts: whole.facts, personal: true } : masked;
  const { facts } = application;

  const empty = text("facts.empty");
  const number = (value: number | null) => (value === null ? empty : intl.formatNumber(value));

  async function showPersonal(): Promise<void> {
    const outcome = await readPersonal({ params: { id: masked.id } });
    if (outcome.failure)
      toasts.push({ tone: "danger", text: `${text("file.personal.failed")}. ${sayFailure(text, outcome.failure)}` });
    else setWholeVersion(masked.version);
  }

  const { occupier } = facts;
  const occupierRows: { term: string; details: ReactNode }[] =
    occupier === null
      ? [{ term: text("facts.name"), details: empty }]
      : occupier.kind === "person"
        ? [
            { term: text("facts.name"), details: occupier.name },
            { term: text("word.pinfl"), details: occupier.pinfl ?? empty },
            { term: text("facts.passport"), details: occupier.passport ?? empty },
            { term: text("facts.birthDate"), details: occupier.birthDate ? dates.day(occupier.birthDate) : empty },
          ]
        : [
            { term: text("facts.legalPersonName"), details: occupier.name },
            { term: text("facts.stir"), details: occupier.stir ?? empty },
          ];

  return (
    <Stack gap={4}>
      <FactsColumns>
        <Card
          title={text("word.occupier")}
          actions={
            !masked.personal && occupier ? (
              <ShowPersonal isShown={application.personal} isPending={pending} onShow={() => void showPersonal()} />
            ) : undefined
          }
        >
          <DescriptionList items={occupierRows} />
        </Card>
        <PlaceCard of={application} address={facts.address} />
        <Card title={text("facts.plot")}>
          <DescriptionList
            items={[
              {
                term: text("word.legalBasis"),
                details: `${facts.legalBasis}. ${text(`legalBasis.${facts.legalBasis}`)}`,
              },
              ...(application.fromArea
                ? [
                    {
                      term: text("file.fromArea"),
                      details: (
                        <Link href={addressOf("/area/:id", { id: application.fromArea.id })}>
                          {application.fromArea.number}
                        </Link>
                      ),
                    },
                  ]
                : []),
              { term: text("word.cadastreNumber"), details: facts.cadastreNumber ?? empty },
              {
                term: text("facts.landCategory"),
                details: facts.landCategory ? text(`landCategory.${facts.landCategory}`) : empty,
              },
              { term: text("facts.purpose"), details: facts.purpose ? text(`purpose.${facts.purpose}`) : empty },
              { term: text("facts.area.total"), details: number(facts.sizes.total) },
              { term: text("facts.area.documented"), details: number(facts.sizes.documented) },
              { term: text("facts.area.excess"), details: number(facts.sizes.excess) },
              { term: text("facts.area.built"), details: number(facts.sizes.built) },
              { term: text("facts.occupiedSince"), details: facts.occupiedSince ?? empty },
            ]}
          />
        </Card>
        <Card title={text("facts.outline")}>
          {facts.outline ? <PlotSketch id={application.id} outline={facts.outline} /> : empty}
        </Card>
        <BuildingsCard buildings={facts.buildings} />
        <Card title={text("word.documents")}>
          {facts.files.length === 0 ? (
            text("facts.files.none")
          ) : (
            <ByKind files={facts.files}>
              {(left) => (
                <Stack gap={2} align="start">
                  {left.map((attached) => (
                    <Stack key={attached.id} direction="row" gap={2} isWrapping>
                      <Button size="sm" variant="quiet" onPress={() => client.download(attached.id)}>
                        {attached.name}
                      </Button>
                      <small>{text(`uploadKind.${attached.kind ?? "none"}`)}</small>
                    </Stack>
                  ))}
                </Stack>
              )}
            </ByKind>
          )}
        </Card>
        <Card title={text("facts.payment")}>
          <DescriptionList
            items={[
              { term: text("word.discount"), details: text(`discount.${facts.payment.discount}`) },
              ...(facts.legalBasis === 4
                ? [
                    {
                      term: text("sum.market-value"),
                      details:
                        facts.payment.marketValue === null ? empty : formatMoney(facts.payment.marketValue, locale),
                    },
                  ]
                : []),
            ]}
          />
        </Card>
      </FactsColumns>
      {application.fromArea && isAtRest ? (
        <LaterPart>
          <VisitsOfApplication areaId={application.fromArea.id} drawn={facts.outline} />
        </LaterPart>
      ) : null}
    </Stack>
  );
}
