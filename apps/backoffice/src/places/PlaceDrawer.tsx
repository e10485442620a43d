import { levelOfPlace, type PlaceRef } from "@yer/api/contract/places";
import { type PlaceRecord, placeRegister } from "@yer/api/contract/places-register";
import { sayFailure } from "@yer/api/messages/sentences";
import { useMay, useRead, useTheme } from "@yer/api/react";
import { CreditWords } from "@yer/area-picker";
import {
  Button,
  Can,
  DescriptionList,
  Drawer,
  EmptyState,
  InlineAlert,
  Link,
  MapPinIcon,
  Skeleton,
  Stack,
  Tabs,
} from "@yer/ui";
import { Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { usePlacesText } from "./places-texts.js";
import { ActiveDialog } from "./ActiveDialog.js";
import { MergeDialog } from "./MergeDialog.js";
import { PlaceTags } from "./place-columns.js";
import { PlaceHistory } from "./PlaceHistory.js";
import { registerPaths } from "./register-paths.js";
import { usesInWords } from "./uses-in-words.js";
import type { PlaceRegister } from "./use-place-page.js";
import { placeTypeWords, childrenWords } from "./place-words.js";

/** A link to a place's details in its own register. */
function PlaceLink({ place }: { place: PlaceRef }) {
  const { locale } = useTheme();
  return (
    <Link href={`${registerPaths[levelOfPlace(place.code)]}?place=${place.code}`}>
      {`${place.name[locale]} (${place.code})`}
    </Link>
  );
}

function Links({ places }: { places: readonly PlaceRef[] }) {
  return (
    <Stack gap={1}>
      {places.map((place) => (
        <PlaceLink key={place.code} place={place} />
      ))}
    </Stack>
  );
}

function Facts({ place }: { place: PlaceRecord }) {
  const text = usePlacesText();
  const intl = useIntl();
  const { locale } = useTheme();
  const { level } = place;
  const mayReadUnplaced = useMay("assign:place");
  const below = level === "region" ? "district" : "neighborhood";
  return (
    <Stack gap={4}>
      {place.successors.length > 0 ? (
        <InlineAlert tone={place.active ? "info" : "warning"} title={text("places.successors")}>
          <Links places={place.successors} />
        </InlineAlert>
      ) : null}
      <DescriptionList
        items={[
          { term: text("word.state"), details: <PlaceTags place={place} /> },
          { term: text("places.column.code"), details: place.code },
          { term: text("places.name.uz_Cyrl"), details: place.name.uz_Cyrl },
          { term: text("places.name.ru_RU"), details: place.name.ru_RU },
          { term: text("places.name.en_US"), details: place.name.en_US },
          ...(place.formerNames.length === 0
            ? []
            : [{ term: text("places.former"), details: place.formerNames.map((name) => name[locale]).join(", ") }]),
          ...(place.path.length === 0
            ? []
            : [{ term: text("places.column.within"), details: <Links places={place.path} /> }]),
          ...(place.type === null ? [] : [{ term: text("word.kind"), details: text(placeTypeWords[place.type]) }]),
          ...(place.cadastreCode === null ? [] : [{ term: text("places.cadastre"), details: place.cadastreCode }]),
          ...(place.bhmMultiple === null
            ? []
            : [{ term: text("places.bhm"), details: intl.formatNumber(place.bhmMultiple) }]),
          ...(level === "neighborhood"
            ? []
            : [
                {
                  term: text(childrenWords[level]),
                  details: (
                    <Link href={`${registerPaths[below]}?${level}=${place.code}&active=true`}>
                      {intl.formatNumber(place.children)}
                    </Link>
                  ),
                },
              ]),
          {
            term: text("places.column.outline"),
            details: (
              <Stack gap={1}>
                <span>{text(`places.outline.${place.outline}`)}</span>
                {place.outlineCredit === null ? null : (
                  <Suspense>
                    <small>
                      {text("places.credit")} <CreditWords credits={[place.outlineCredit]} />
                    </small>
                  </Suspense>
                )}
              </Stack>
            ),
          },
          ...(place.predecessors.length === 0
            ? []
            : [{ term: text("places.predecessors"), details: <Links places={place.predecessors} /> }]),
          ...(place.waiting === 0
            ? []
            : [
                {
                  term: text("places.waiting"),
                  details: (
                    <Stack gap={1}>
                      <span>{text("places.waiting.text", { count: place.waiting })}</span>
                      {mayReadUnplaced ? (
                        <Link href={`/applications?view=unplaced&neighborhood=${place.code}`}>
                          {text("unplaced.title")}
                        </Link>
                      ) : null}
                    </Stack>
                  ),
                },
              ]),
          { term: text("places.uses"), details: usesInWords(text, place.uses) },
        ]}
      />
    </Stack>
  );
}

/** A place's details beside its register, and what can be done with it. */
export function PlaceDrawer({ register, code }: { register: PlaceRegister; code: string }) {
  const text = usePlacesText();
  const { locale } = useTheme();
  const { data: place, failure, refetch } = useRead(placeRegister.get, { params: { code } });
  const [asked, setAsked] = useState<"active" | "merge">();
  const isUnknown = failure?.kind === "problem" && failure.problem.code === "not-found";

  return (
    <>
      <Drawer
        isOpen
        onOpenChange={(open) => {
          if (!open) register.look(undefined);
        }}
        title={place ? place.name[locale] : text("places.details")}
        footer={
          place ? (
            <>
              {place.active || place.successors.length === 0 ? (
                <Can code="deactivate:place" otherwise="disable">
                  {(state) => (
                    <Button onPress={() => setAsked("active")} {...state}>
                      {text(place.active ? "places.deactivate" : "places.activate")}
                    </Button>
                  )}
                </Can>
              ) : null}
              {place.active ? (
                <>
                  <Can code="split:place" otherwise="disable">
                    {(state) => (
                      <Button onPress={() => register.open("split", { place: code })} {...state}>
                        {text("places.split")}
                      </Button>
                    )}
                  </Can>
                  <Can code="merge:place" otherwise="disable">
                    {(state) => (
                      <Button onPress={() => setAsked("merge")} {...state}>
                        {text("places.merge")}
                      </Button>
                    )}
                  </Can>
                  <Can code="update:place" otherwise="disable">
                    {(state) => (
                      <Button variant="primary" onPress={() => register.open("edit", { place: code })} {...state}>
                        {text("places.edit")}
                      </Button>
                    )}
                  </Can>
                </>
              ) : null}
            </>
          ) : undefined
        }
      >
        {place ? (
          <Tabs
            aria-label={text("places.details")}
            items={[
              { id: "facts", label: text("places.tab.facts"), content: <Facts place={place} /> },
              { id: "history", label: text("word.history"), content: <PlaceHistory code={code} /> },
            ]}
          />
        ) : failure ? (
          <EmptyState
            icon={<MapPinIcon size={32} />}
            title={text(isUnknown ? "places.notFound" : "history.failed")}
            actions={isUnknown ? undefined : <Button onPress={() => void refetch()}>{text("retry")}</Button>}
          >
            {isUnknown ? undefined : sayFailure(text, failure)}
          </EmptyState>
        ) : (
          <Skeleton lines={8} />
        )}
      </Drawer>
      {place && asked === "active" ? <ActiveDialog place={place} onClose={() => setAsked(undefined)} /> : null}
      {place && asked === "merge" ? <MergeDialog place={place} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}
