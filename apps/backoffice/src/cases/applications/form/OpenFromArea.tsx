import type { Area } from "@yer/api/contract/area-facts";
import { areas } from "@yer/api/contract/areas";
import type { Facts } from "@yer/api/contract/facts";
import { sayReason } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { EmptyState, LayersIcon, Link, PageSpinner, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../../../base/drafts/use-server-draft.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { AreaRead } from "../../areas/page/AreaRead.js";
import { useAreaPageText, withAreaPageTexts } from "../../areas/page/area-page-texts.js";
import { factsOfArea } from "./facts-of-area.js";
import { factsRefusal } from "./facts-refusal.js";
import { OpeningForm } from "./OpeningForm.js";
import { useOpened } from "./use-opened.js";

/** `/application/create?area`: opens an application of an area, with every fact that is known of it. */
function OpenFromArea({ id }: { id: string }) {
  return <AreaRead id={id}>{(area) => <Opening key={area.id} area={area} />}</AreaRead>;
}

function Opening({ area }: { area: Area }) {
  const text = useAreaPageText();
  // Its own opening makes the area another one: the form stays what it was until the application is shown.
  const [first] = useState(area);
  const move = first.moves.find(({ key }) => key === "open");
  const page = addressOf("/area/:id", { id: area.id });
  useScreenTitle(text("areaPage.open.title", { number: area.number }));
  if (move?.allowed !== true) {
    return (
      <EmptyState
        level={1}
        icon={<LayersIcon size={32} />}
        title={text("areaPage.open.closed")}
        actions={
          <Link href={page} button="secondary">
            {area.number}
          </Link>
        }
      >
        {sayReason(text, move?.reasons[0] ?? { code: "area-elsewhere" })}
      </EmptyState>
    );
  }
  return <OpenForm area={first} page={page} />;
}

function OpenForm({ area, page }: { area: Area; page: string }) {
  const text = useAreaPageText();
  const { intentRef, onSaved } = useOpened();
  const [start] = useState(() => ({ values: factsOfArea(area.facts), reason: "" }));
  const [isAsked, setAsked] = useState(false);
  const isAside = area.basket === "not_registered";
  const draft = useServerDraft("create:property", area.id, start);
  const { reason } = draft.value;
  const form = useEndpointForm(areas.open, {
    draft,
    start,
    fields: {},
    args: (facts: Facts) => ({
      params: { id: area.id },
      body: { ...facts, reason: reason.trim() === "" ? null : reason },
    }),
    ...factsRefusal(text),
    onSaved,
  });
  if (!draft.ready) return <PageSpinner label={text("form.loading")} />;
  const isMissing = isAside && isAsked && reason.trim() === "";
  return (
    <Stack gap={5}>
      <ScreenHead
        title={text("areaPage.open.title", { number: area.number })}
        under={[
          { label: text("menu.group.areas"), href: addressOf("/areas/:state", { state: "area_all" }) },
          { label: area.number, href: page },
        ]}
        facts={text("areaPage.open.text")}
      />
      {isAside ? (
        <TextArea
          name="reason"
          label={text("areaPage.open.reason")}
          value={reason}
          onChange={(written) => draft.change({ reason: written })}
          onBlur={() => setAsked(true)}
          error={isMissing ? text("fault.required") : undefined}
          isRequired
        />
      ) : null}
      <OpeningForm form={form} intentRef={intentRef} />
    </Stack>
  );
}

export default withAreaPageTexts(OpenFromArea);
