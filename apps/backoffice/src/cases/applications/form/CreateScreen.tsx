import { pathOfSelection } from "@yer/area-picker";
import { applications } from "@yer/api/contract/applications";
import type { Facts } from "@yer/api/contract/facts";
import { useSession } from "@yer/api/react";
import { lazyPart, PageSpinner, Stack } from "@yer/ui";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useText } from "../../../base/language/use-text.js";
import { firstPlace } from "../../../base/place-choice/first-place.js";
import { useLastPlace } from "../../../base/place-choice/use-last-place.js";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { blankValues } from "./facts-values.js";
import { factsRefusal } from "./facts-refusal.js";
import { type OpeningDraft, OpeningForm } from "./OpeningForm.js";
import { useOpened } from "./use-opened.js";

const OpenFromArea = lazyPart(() => import("./OpenFromArea.js"));

/**
 * A new application begins in the district last chosen, on the map or in one before: the next one often lies there too.
 * The neighbourhood is asked for each time, for the place is fixed once the application is open.
 */
function useStart(): OpeningDraft {
  const last = useLastPlace();
  const { user } = useSession();
  const [start] = useState(() => {
    const neighborhoodId = firstPlace(user?.territory, last && pathOfSelection(last));
    return { values: { ...blankValues, neighborhoodId } };
  });
  return start;
}

/**
 * `/application/create`: opens an application; with `?area`, of that area. What is written is kept as a draft on the
 * server until then.
 */
export default function CreateScreen() {
  const text = useText();
  const [params] = useSearchParams();
  const area = params.get("area");
  if (area === null) return <CreateFile />;
  return (
    <Suspense fallback={<PageSpinner label={text("form.loading")} />}>
      <OpenFromArea id={area} />
    </Suspense>
  );
}

function CreateFile() {
  const text = useText();
  const start = useStart();
  const { intentRef, onSaved } = useOpened();
  useScreenTitle(text("form.create.title"));
  const form = useEndpointForm(applications.create, {
    draft: { form: "create:property", id: "new" },
    start,
    fields: {},
    args: (body: Facts) => ({ body }),
    ...factsRefusal(text),
    onSaved,
  });
  if (!form.draft.ready) return <PageSpinner label={text("form.loading")} />;
  return (
    <Stack gap={5}>
      <ScreenHead
        title={text("form.create.title")}
        under={[{ label: text("register.title"), href: "/applications" }]}
        facts={text("form.create.text")}
      />
      <OpeningForm form={form} intentRef={intentRef} />
    </Stack>
  );
}
