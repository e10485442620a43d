import { type Application, application, applications } from "@yer/api/contract/applications";
import { type Facts, facts as factsSchema } from "@yer/api/contract/facts";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { type Failure, useAct } from "@yer/api/react";
import {
  Breadcrumbs,
  Button,
  ConflictDialog,
  InlineAlert,
  PageSpinner,
  type Refusal,
  Stack,
  useDates,
  lazyPart,
} from "@yer/ui";
import { Suspense, useCallback, useMemo, useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { useText } from "../language/useText.js";
import { toasts } from "../shell/toastQueue.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { DraftStatus, FactsForm, type SaveIntent } from "./form/FactsForm.js";
import { type FactsConflict, mergedFacts, useConflictFields } from "./form/factsConflict.js";
import { type FactsValues, readValues, valuesOf } from "./form/factsValues.js";
import { LeaveGuard } from "./form/LeaveGuard.js";
import { refusalOf } from "./form/refusalOf.js";
import { changeableFacts } from "./form/requestedFacts.js";

const PresentPeople = lazyPart(() => import("./PresentPeople.js"));

/** What is kept while a file is edited: the form, and what it was made of, to tell mine from theirs later. */
interface Draft {
  readonly values: FactsValues;
  readonly base: Facts;
}

/** Facts without what is only read. */
function factsOf(file: Application): Facts {
  const { files: _, ...facts } = file.facts;
  return facts;
}

/** The file as it stands now, out of a conflict. */
function currentOf(failure: Failure): Application | undefined {
  if (failure.kind !== "problem" || failure.problem.code !== "conflict") return undefined;
  const parsed = application.safeParse(failure.problem.current);
  return parsed.success ? parsed.data : undefined;
}

/** `/application/{id}?edit`: the form of a file in editing, over the version that was read. */
export default function EditScreen({ file }: { file: Application }) {
  const text = useText();
  const { id } = file;
  // Somebody else's change must not slip under the form: it goes on standing on what was read first.
  const [first] = useState(file);
  const start = useMemo<Draft>(() => ({ values: valuesOf(first.facts), base: factsOf(first) }), [first]);
  const draft = useServerDraft<Draft>("update:property", id, start, first.version);
  useScreenTitle(text("form.edit.title", { number: file.number }));
  if (first.status !== "editing") return <Navigate to={addressOf("/application/:id", { id })} replace />;
  if (!draft.ready) return <PageSpinner label={text("form.loading")} />;
  return <Editor key={draft.epoch} file={file} first={first} start={start} draft={draft} />;
}

interface EditorProps {
  readonly file: Application;
  readonly first: Application;
  readonly start: Draft;
  readonly draft: ReturnType<typeof useServerDraft<Draft>>;
}

function Editor({ file, first, start, draft }: EditorProps) {
  const text = useText();
  const dates = useDates();
  const navigate = useNavigate();
  const [update] = useAct(applications.update);
  const [submit] = useAct(applications.submit);
  const [conflict, setConflict] = useState<FactsConflict & { intent: SaveIntent }>();
  const [round, setRound] = useState(0);
  const { id, number } = file;
  const page = addressOf("/application/:id", { id });

  const { value, change, discard, restored } = draft;
  const isOld = restored !== undefined && restored.baseVersion !== first.version;
  /** The version and the facts that what is written stands on. */
  const [standsOn, setStandsOn] = useState<{ version: number; base: Facts | null }>(() => ({
    version: restored?.baseVersion ?? first.version,
    base: factsSchema.safeParse(value.base).success ? value.base : null,
  }));
  // The form owns its values once it stands; the draft only follows.
  const [begin, setBegin] = useState(() => readValues(value.values, start.values));
  const keep = useCallback((values: FactsValues) => change({ values }), [change]);
  const mayChange = useMemo(() => changeableFacts(first), [first]);

  const finish = useCallback(
    async (saved: Application, intent: SaveIntent): Promise<void> => {
      setStandsOn({ version: saved.version, base: factsOf(saved) });
      // What was sent is safe; a draft that stays behind is offered again, and no harm.
      await discard().catch(() => undefined);
      if (intent === "submit") {
        const sent = await submit({ params: { id } });
        toasts.push(
          sent.failure
            ? { tone: "warning", text: text("form.submit.failed", { number, why: sayFailure(text, sent.failure) }) }
            : { tone: "success", text: text("form.submitted", { number }) },
        );
      } else {
        toasts.push({ tone: "success", text: text("form.saved") });
      }
      if (intent !== "stay") void navigate(page, { replace: true });
    },
    [discard, id, navigate, number, page, submit, text],
  );

  const save = useCallback(
    async (facts: Facts, intent: SaveIntent, values: FactsValues): Promise<Refusal | void> => {
      const saved = await update({ params: { id }, body: facts, ifMatch: standsOn.version });
      if (!saved.failure) return finish(saved.data, intent);
      const theirs = currentOf(saved.failure);
      if (!theirs) return refusalOf(text, saved.failure);
      setConflict({ base: standsOn.base, mine: facts, theirs, values, intent });
      return undefined;
    },
    [finish, id, standsOn, text, update],
  );

  const fields = useConflictFields(conflict);
  async function resolve(decided: Readonly<Record<string, unknown>>): Promise<void> {
    if (!conflict) return;
    const { theirs, intent, values } = conflict;
    const merged = mergedFacts(factsOf(theirs), decided);
    const saved = await update({ params: { id }, body: merged, ifMatch: theirs.version });
    if (!saved.failure) {
      setConflict(undefined);
      setBegin(valuesOf(saved.data.facts));
      setRound((count) => count + 1);
      return finish(saved.data, intent);
    }
    const newer = currentOf(saved.failure);
    if (newer) return setConflict({ base: factsOf(theirs), mine: merged, theirs: newer, values, intent });
    setConflict(undefined);
    toasts.push({ tone: "danger", text: sayFailure(text, saved.failure) });
  }

  async function startOver(): Promise<void> {
    await discard();
    setStandsOn({ version: first.version, base: factsOf(first) });
    setBegin(start.values);
    setRound((count) => count + 1);
  }

  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs
          items={[
            { label: text("register.title"), href: "/applications" },
            { label: number, href: page },
            { label: text("file.edit") },
          ]}
        />
        <h1>{text("form.edit.title", { number })}</h1>
        <Suspense>
          <PresentPeople id={id} />
        </Suspense>
      </Stack>
      {restored ? (
        <InlineAlert
          tone={isOld ? "warning" : "info"}
          title={text("form.restored", { at: dates.moment(restored.savedAt) })}
          actions={
            <Button size="sm" onPress={startOver}>
              {text(isOld ? "form.restored.newest" : "form.restored.drop")}
            </Button>
          }
        >
          {isOld ? text("form.restored.old") : undefined}
        </InlineAlert>
      ) : file.version > standsOn.version ? (
        <InlineAlert tone="warning" title={text("form.changed")}>
          {text("form.changed.text")}
        </InlineAlert>
      ) : null}
      <DraftStatus value={draft.status}>
        <FactsForm
          key={round}
          start={begin}
          mayChange={mayChange}
          fileId={id}
          onValuesChange={keep}
          onSave={save}
          saveLabel={text("form.save")}
        />
      </DraftStatus>
      <ConflictDialog
        // A newer version is another question: nothing decided about the old one stands.
        key={conflict?.theirs.version}
        isOpen={conflict !== undefined}
        onClose={() => setConflict(undefined)}
        fields={fields}
        onResolve={resolve}
      />
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}
