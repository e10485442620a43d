import { pathOfSelection } from "@yer/area-picker";
import { limitedTo, nowhere } from "@yer/area-picker/model";
import { applications } from "@yer/api/contract/applications";
import type { Facts } from "@yer/api/contract/facts";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useAct, useSession } from "@yer/api/react";
import { PageSpinner, Stack } from "@yer/ui";
import { useCallback, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { RestoredDraft } from "../../../base/forms/RestoredDraft.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useText } from "../../../base/language/use-text.js";
import { useLastPlace } from "../../../base/place-choice/use-last-place.js";
import { toasts } from "../../../base/screen/toast-queue.js";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { DraftStatus, FactsForm, type SaveIntent } from "./FactsForm.js";
import { blankValues, type FactsValues, readValues } from "./facts-values.js";
import { LeaveGuard } from "../../../base/screen/LeaveGuard.js";
import { factsRefusal } from "./facts-refusal.js";

interface Draft {
  readonly values: FactsValues;
}

const everything = (): boolean => true;

/**
 * A new file begins in the district last chosen, on the map or in a file before: the next one often lies there too. The
 * neighbourhood is asked for each time, for the place is fixed once the file is open.
 */
function useStart(): Draft {
  const last = useLastPlace();
  const { user } = useSession();
  const [start] = useState(() => {
    const place = last ? limitedTo(user?.territory ?? "17", pathOfSelection(last)) : nowhere;
    return { values: { ...blankValues, neighborhoodId: { ...place, neighborhood: null } } };
  });
  return start;
}

/** `/application/create`: opens a file. What is written is kept as a draft on the server until then. */
export default function CreateScreen() {
  const text = useText();
  const navigate = useNavigate();
  const start = useStart();
  const [submit] = useAct(applications.submit);
  const intent = useRef<SaveIntent>("open");
  useScreenTitle(text("form.create.title"));
  const form = useEndpointForm(applications.create, {
    draft: { form: "create:property", id: "new" },
    start,
    fields: {},
    args: (body: Facts) => ({ body }),
    ...factsRefusal(text),
    onSaved: async ({ id, number }) => {
      const page = addressOf("/application/:id", { id });
      if (intent.current === "submit") {
        const sent = await submit({ params: { id } });
        toasts.push(
          sent.failure
            ? { tone: "warning", text: text("form.submit.failed", { number, why: sayFailure(text, sent.failure) }) }
            : { tone: "success", text: text("form.submitted", { number }) },
        );
      } else {
        toasts.push({ tone: "success", text: text("form.created", { number }) });
      }
      void navigate(intent.current === "stay" ? `${page}?edit` : page, { replace: true });
    },
  });
  const { draft, change, send, begun, round } = form;
  // The form owns its values once it stands; the draft only follows.
  const begin = useMemo(() => readValues(begun.values, blankValues), [begun]);
  const keep = useCallback((values: FactsValues) => change({ values }), [change]);
  const save = useCallback(
    (facts: Facts, chosen: SaveIntent) => {
      intent.current = chosen;
      return send(facts);
    },
    [send],
  );

  if (!draft.ready) return <PageSpinner label={text("form.loading")} />;
  return (
    <Stack gap={5}>
      <ScreenHead
        title={text("form.create.title")}
        under={[{ label: text("register.title"), href: "/applications" }]}
        facts={text("form.create.text")}
      />
      <RestoredDraft form={form} />
      <DraftStatus value={draft.status}>
        <FactsForm
          key={round}
          start={begin}
          mayChange={everything}
          onValuesChange={keep}
          onSave={save}
          saveLabel={text("form.create.save")}
        />
      </DraftStatus>
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}
