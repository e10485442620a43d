import type { Area } from "@yer/api/contract/area-facts";
import { areas } from "@yer/api/contract/areas";
import type { Spot } from "@yer/api/contract/spot";
import { sayFailure } from "@yer/api/messages/sentences";
import { failureOf, useAct, useExtra, useMay } from "@yer/api/react";
import { writeMapView } from "@yer/area-picker/map";
import { Button, Card, DescriptionList, DownloadIcon, EyeIcon, Link, Stack, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { toasts } from "../../../base/screen/toast-queue.js";
import { useRefusal } from "../../../base/screen/use-refusal.js";
import { useAreaPageText } from "./area-page-texts.js";

/** How close the map is opened at a point. */
const pointZoom = 18;

/** A point of the plot, and the way to it on the map. */
function ToldPoint({ point: { latitude, longitude, accuracy } }: { readonly point: Spot }) {
  const text = useAreaPageText();
  const intl = useIntl();
  const mayReadMap = useMay("menu:map");
  const view = new URLSearchParams({ view: writeMapView({ lat: latitude, lon: longitude, zoom: pointZoom }) });
  return (
    <Stack gap={1} align="start">
      <span>{`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`}</span>
      {accuracy === null ? null : (
        <span>{text("visit.position.accuracy", { metres: intl.formatNumber(accuracy) })}</span>
      )}
      {mayReadMap ? <Link href={`/map?${view.toString()}`}>{text("facts.outline.map")}</Link> : null}
    </Stack>
  );
}

/** What was told of the area's occupier: their name only once it is asked for, which is recorded. */
export function ToldCard({ id, told }: { readonly id: string; readonly told: NonNullable<Area["told"]> }) {
  const text = useAreaPageText();
  const dates = useDates();
  const { client } = useExtra();
  const refusal = useRefusal("read_personal:property");
  const [ask, { data: occupier, pending }] = useAct(areas.occupier);

  async function show(): Promise<void> {
    const { failure } = await ask({ params: { id } });
    if (failure) toasts.push({ tone: "danger", text: sayFailure(text, failure) });
  }

  async function download(file: string): Promise<void> {
    try {
      await client.download(file);
    } catch (error) {
      toasts.push({ tone: "danger", text: sayFailure(text, failureOf(error)) });
    }
  }

  return (
    <Card title={text(`areaPage.told.${told.by}`)}>
      <Stack gap={3}>
        <DescriptionList
          items={[
            { term: text("word.when"), details: dates.moment(told.at) },
            { term: text("word.occupier"), details: occupier?.name ?? told.name },
            ...(occupier?.pinfl ? [{ term: text("word.pinfl"), details: occupier.pinfl }] : []),
            ...(told.by === "occupier"
              ? [{ term: text("areaPage.told.words"), details: told.words ?? text("facts.empty") }]
              : []),
            ...(told.point ? [{ term: text("areaPage.told.point"), details: <ToldPoint point={told.point} /> }] : []),
          ]}
        />
        <Stack gap={2} align="start">
          {occupier ? null : (
            <Button size="sm" icon={<EyeIcon />} isPending={pending} {...refusal} onPress={() => void show()}>
              {text("areaPage.told.name")}
            </Button>
          )}
          {told.files.map(({ id: file, name, state }) => (
            <Button
              key={file}
              size="sm"
              variant="quiet"
              icon={<DownloadIcon />}
              onPress={() => void download(file)}
              {...(state === "clean" ? {} : { disabledReason: text(`areaPage.told.file.${state}`) })}
            >
              {name}
            </Button>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
