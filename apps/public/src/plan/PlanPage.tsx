import { publicPlan } from "@yer/api/contract/public-plan";
import { skip, useRead } from "@yer/api/react";
import { Button, EmptyState, InlineAlert, Link, SearchIcon, Skeleton, Stack, TextField } from "@yer/ui";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useTitle } from "../frame/use-title.js";
import { Width } from "../frame/Width.js";
import { withFaultTexts } from "../language/fault-texts.js";
import { Live } from "../live/Live.js";
import { tellHref } from "../own-plots/tell-href.js";
import { ChooseOnMap } from "./ChooseOnMap.js";
import { usePlanText, withPlanTexts } from "./plan-texts.js";
import { FailedRead } from "../frame/FailedRead.js";
import { PlansFound } from "./PlansFound.js";

const Page = styled(Stack)`
  padding-block: var(--yer-space-8);
  @media (max-width: 600px) {
    padding-block: var(--yer-space-4);
  }
`;

/** Where a person is: kept while the page is open, never in its address. */
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A hundred metres are near enough: nobody's door is sent. */
const rounded = (degrees: number): number => Number(degrees.toFixed(3));

function Plan() {
  const text = usePlanText();
  const [params, setParams] = useSearchParams();
  const search = params.get("search")?.slice(0, 100) ?? "";
  const [typed, setTyped] = useState(search);
  const [place, setPlace] = useState<Place>();
  const [isRefused, setRefused] = useState(false);
  const { data, failure, isFetching, refetch } = useRead(
    publicPlan.find,
    place === undefined && search === "" ? skip : { query: place ?? { search } },
  );
  useTitle(text("nav.plan"), text("plan.lead"));

  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setPlace(undefined);
    setRefused(false);
    setParams(typed.trim() === "" ? {} : { search: typed.trim() });
  }

  function choose(neighborhood: string): void {
    setPlace(undefined);
    setRefused(false);
    setTyped(neighborhood);
    setParams({ search: neighborhood });
  }

  function findNear(): void {
    setRefused(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPlace({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => setRefused(true),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  }

  return (
    <Width>
      <Page gap={5}>
        <Stack gap={2}>
          <h1>{text("plan.title")}</h1>
          <p>{text("plan.lead")}</p>
        </Stack>
        <form onSubmit={find}>
          <Stack gap={3}>
            <TextField name="search" label={text("plan.search")} value={typed} onChange={setTyped} maxLength={100} />
            <Stack direction="row" gap={2}>
              <Button type="submit" variant="primary" icon={<SearchIcon />}>
                {text("plan.find")}
              </Button>
              <Button onPress={findNear}>{text("plan.near")}</Button>
            </Stack>
            <small>{text("plan.near.text")}</small>
          </Stack>
        </form>
        <ChooseOnMap onChoose={({ neighborhood }) => choose(neighborhood)} />
        {/* Before what is found: that pushes away nothing. */}
        <p>
          <Link href={tellHref}>{text("plan.tell")}</Link>
        </p>
        {isRefused ? <InlineAlert tone="warning" title={text("plan.near.refused")} /> : null}
        <output aria-busy={isFetching}>
          {data ? (
            data.items.length === 0 ? (
              <EmptyState title={text("plan.none")}>{text("plan.none.text")}</EmptyState>
            ) : (
              <PlansFound found={data} />
            )
          ) : failure ? (
            <FailedRead title={text("plan.failed")} failure={failure} onRetry={() => void refetch()} />
          ) : isFetching ? (
            <Skeleton lines={4} />
          ) : null}
        </output>
      </Page>
    </Width>
  );
}

/** `/plan-grafic`: a citizen finds their neighbourhood, by its name, on the map or by where they are, and is told when they come. */
function PlanPage() {
  return (
    <Live>
      <Plan />
    </Live>
  );
}

export default withPlanTexts(withFaultTexts(PlanPage));
