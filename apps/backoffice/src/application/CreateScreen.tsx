import { pathOfSelection } from "@yer/area-picker";
import { limitedTo, nowhere } from "@yer/area-picker/model";
import { applications } from "@yer/api/contract/applications";
import type { Facts } from "@yer/api/contract/facts";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useAct, useSession } from "@yer/api/react";
import { Breadcrumbs, Button, InlineAlert, PageSpinner, type Refusal, Stack, useDates } from "@yer/ui";
import { useCallback, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { useText } from "../language/useText.js";
import { useLastPlace } from "../selection/useLastPlace.js";
import { toasts } from "../shell/toastQueue.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { DraftStatus, FactsForm, type SaveIntent } from "./form/FactsForm.js";
import { blankValues, type FactsValues, readValues } from "./form/factsValues.js";
import { LeaveGuard } from "./form/LeaveGuard.js";
import { refusalOf } from "./form/refusalOf.js";

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
  const dates = useDates();
  const navigate = useNavigate();
  const start = useStart();
  const draft = useServerDraft<Draft>("create:property", "new", start);
  const [create] = useAct(applications.create);
  const [submit] = useAct(applications.submit);
  /** Counts how often the person began anew: another number is another form. */
  const [round, setRound] = useState(0);
  useScreenTitle(text("form.create.title"));

  const { ready, value, change, discard, restored, epoch } = draft;
  const stored = value.values;
  // The form owns its values once it stands; the draft only follows.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const begin = useMemo(() => readValues(stored, blankValues), [ready, round, epoch]);
  const keep = useCallback((values: FactsValues) => change({ values }), [change]);

  const save = useCallback(
    async (facts: Facts, intent: SaveIntent): Promise<Refusal | void> => {
      const made = await create({ body: facts });
      if (made.failure) return refusalOf(text, made.failure);
      const { id, number } = made.data;
      // The file is there: a draft that stays behind must not keep the person from it.
      await discard().catch(() => undefined);
      const page = addressOf("/application/:id", { id });
      if (intent === "submit") {
        const sent = await submit({ params: { id } });
        toasts.push(
          sent.failure
            ? { tone: "warning", text: text("form.submit.failed", { number, why: sayFailure(text, sent.failure) }) }
            : { tone: "success", text: text("form.submitted", { number }) },
        );
      } else {
        toasts.push({ tone: "success", text: text("form.created", { number }) });
      }
      void navigate(intent === "stay" ? `${page}?edit` : page, { replace: true });
    },
    [create, discard, navigate, submit, text],
  );

  if (!ready) return <PageSpinner label={text("form.loading")} />;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs
          items={[{ label: text("register.title"), href: "/applications" }, { label: text("form.create.title") }]}
        />
        <h1>{text("form.create.title")}</h1>
        <p>{text("form.create.text")}</p>
      </Stack>
      {restored ? (
        <InlineAlert
          tone="info"
          title={text("form.restored", { at: dates.moment(restored.savedAt) })}
          actions={
            <Button
              size="sm"
              onPress={async () => {
                await discard();
                setRound((count) => count + 1);
              }}
            >
              {text("form.restored.drop")}
            </Button>
          }
        />
      ) : null}
      <DraftStatus value={draft.status}>
        <FactsForm
          key={`${round} ${epoch}`}
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
