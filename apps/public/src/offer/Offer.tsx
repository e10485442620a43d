import { OutlineSketch } from "@yer/area-picker";
import { lastTashkentDay } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Offer as OfferRead, publicSite } from "@yer/api/contract/public";
import { type Failure, useRead } from "@yer/api/react";
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  InlineAlert,
  MegaphoneIcon,
  RefreshIcon,
  Skeleton,
  Stack,
  useDates,
} from "@yer/ui";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { useTitle } from "../frame/useTitle.js";
import { Width } from "../frame/Width.js";
import { usePreferences } from "../language/preferences.js";
import { useText } from "../language/useText.js";
import { Live } from "../live/Live.js";
import { ObjectionForm } from "./ObjectionForm.js";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  gap: var(--yer-space-6);
  align-items: start;
  padding-block: var(--yer-space-8);
  > h1 {
    grid-column: 1 / -1;
  }
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

function Announced({ offer }: { offer: OfferRead }) {
  const text = useText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = usePreferences();
  const title = text("offer.title", { number: offer.number });
  useTitle(title);
  const place = [offer.region.name, offer.district.name, offer.neighborhood].map((name) => name[locale]).join(", ");
  return (
    <Page>
      <h1>{title}</h1>
      <Stack gap={6}>
        <Card>
          <DescriptionList
            items={[
              {
                term: text("offer.period"),
                details: text("offer.range", { from: dates.day(offer.from), to: dates.day(lastTashkentDay(offer.to)) }),
              },
              { term: text("offer.place"), details: place },
              { term: text("offer.ground"), details: text(`ground.${offer.ground}`) },
              ...(offer.cadastreNumber ? [{ term: text("offer.cadastre"), details: offer.cadastreNumber }] : []),
              ...(offer.landCategory
                ? [{ term: text("offer.category"), details: text(`landCategory.${offer.landCategory}`) }]
                : []),
              ...(offer.purpose ? [{ term: text("offer.purpose"), details: text(`purpose.${offer.purpose}`) }] : []),
              ...(offer.area === null
                ? []
                : [
                    {
                      term: text("offer.area"),
                      details: text("announcements.area", { area: intl.formatNumber(offer.area) }),
                    },
                  ]),
            ]}
          />
        </Card>
        <Card title={text("offer.outline")}>
          {offer.outline ? (
            <OutlineSketch outline={offer.outline} describe={(facts) => text("offer.outline.text", facts)} />
          ) : (
            text("offer.outline.none")
          )}
        </Card>
      </Stack>
      <Card title={text("objection.title")} description={text("offer.objections", offer.objections)}>
        {offer.open ? (
          <ObjectionForm id={offer.applicationId} />
        ) : (
          <InlineAlert tone="info">{text("objection.closed")}</InlineAlert>
        )}
      </Card>
    </Page>
  );
}

function OfferPage() {
  const { id = "" } = useParams();
  const { data, failure, refetch } = useRead(publicSite.offer, { params: { id } });
  if (data) return <Announced offer={data} />;
  if (!failure) {
    return (
      <Width>
        <Skeleton lines={8} />
      </Width>
    );
  }
  return <NoOffer failure={failure} onRetry={refetch} />;
}

function NoOffer({ failure, onRetry }: { failure: Failure; onRetry: () => unknown }) {
  const text = useText();
  const unknown =
    failure.kind === "problem" && (failure.problem.code === "not-found" || failure.problem.code === "invalid");
  useTitle(text(unknown ? "offer.notFound" : "announcements.failed"));
  return (
    <EmptyState
      level={1}
      icon={<MegaphoneIcon size={32} />}
      title={text(unknown ? "offer.notFound" : "announcements.failed")}
      actions={
        unknown ? undefined : (
          <Button icon={<RefreshIcon />} onPress={() => onRetry()}>
            {text("retry")}
          </Button>
        )
      }
    >
      {unknown ? text("offer.notFound.text") : sayFailure(text, failure)}
    </EmptyState>
  );
}

/** `/offer/{id}`: anyone reads the announced file and objects. */
export default function Offer() {
  return (
    <Live>
      <Width>
        <OfferPage />
      </Width>
    </Live>
  );
}
