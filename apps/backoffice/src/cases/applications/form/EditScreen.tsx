import { type Application, application, applications } from "@yer/api/contract/applications";
import { type Facts, facts as factsSchema } from "@yer/api/contract/facts";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useAct } from "@yer/api/react";
import { InlineAlert, PageSpinner, Stack } from "@yer/ui";
import { useCallback, useMemo, useRef, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { FormCompared } from "../../../base/forms/FormCompared.js";
import { RestoredDraft } from "../../../base/forms/RestoredDraft.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useText } from "../../../base/language/use-text.js";
import { toasts } from "../../../base/screen/toast-queue.js";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { DraftStatus, FactsForm, type SaveIntent } from "./FactsForm.js";
import { mergedFacts, useConflictFields } from "./facts-conflict.js";
import { type FactsValues, readValues, valuesOf } from "./facts-values.js";
import { inQueue, queueIn } from "../../../registers/kit/queue-in.js";
import { LeaveGuard } from "../../../base/screen/LeaveGuard.js";
import { factsRefusal } from "./facts-refusal.js";
import { changeableFacts } from "./requested-facts.js";
import PresentPeople from "../page/PresentPeople.js";
import { queuesOfApplications } from "../page/queues.js";

/** What is kept while an application is edited: the form, and what it was made of, to tell mine from theirs later. */
interface Draft {
  readonly values: FactsValues;
  readonly base: Facts;
}

/** Facts without what is only read. */
function factsOf(file: Application): Facts {
  const { files: _, ...facts } = file.facts;
  return facts;
}

const draftOf = (file: Application): Draft => ({ values: valuesOf(file.facts), base: factsOf(file) });

/** `/application/{id}?edit`: the form of an application in editing, over the version that was read. */
export default function EditScreen({ file }: { file: Application }) {
  const text = useText();
  // Somebody else's change must not slip under the form: it goes on standing on what was read first.
  const [first] = useState(file);
  useScreenTitle(text("form.edit.title", { number: file.number }));
  if (first.status !== "editing") return <Navigate to={addressOf("/application/:id", { id: file.id })} replace />;
  return <Editor file={file} first={first} />;
}

function Editor({ file, first }: { readonly file: Application; readonly first: Application }) {
  const text = useText();
  const navigate = useNavigate();
  const [submit] = useAct(applications.submit);
  const intent = useRef<SaveIntent>("open");
  const { id, number } = file;
  const queue = queueIn(useSearchParams()[0], ...queuesOfApplications);
  const page = inQueue(addressOf("/application/:id", { id }), queue);
  const start = useMemo(() => draftOf(first), [first]);
  const form = useEndpointForm(applications.update, {
    draft: { form: "update:property", id },
    start,
    version: first.version,
    isFollowing: false,
    fields: {},
    args: (body: Facts) => ({ params: { id }, body }),
    ...factsRefusal(text),
    compare: {
      read: (current) => {
        const parsed = application.safeParse(current);
        return parsed.success ? parsed.data : undefined;
      },
      valuesOf: draftOf,
      merge: (theirs, decided) => mergedFacts(factsOf(theirs), decided),
    },
    onSaved: async () => {
      if (intent.current === "submit") {
        const sent = await submit({ params: { id } });
        toasts.push(
          sent.failure
            ? { tone: "warning", text: text("form.submit.failed", { number, why: sayFailure(text, sent.failure) }) }
            : { tone: "success", text: text("form.submitted", { number }) },
        );
      } else {
        toasts.push({ tone: "success", text: text("word.saved") });
      }
      if (intent.current !== "stay") void navigate(page, { replace: true });
    },
  });
  const { draft, values, conflict, begun, change, send } = form;
  // The form owns its values once it stands; the draft only follows.
  const begin = useMemo(() => readValues(begun.values, start.values), [begun, start]);
  const keep = useCallback((next: FactsValues) => change({ values: next }), [change]);
  const mayChange = useMemo(() => changeableFacts(first), [first]);
  const save = useCallback(
    (facts: Facts, chosen: SaveIntent) => {
      intent.current = chosen;
      return send(facts);
    },
    [send],
  );
  // A draft of an older version says itself what it was made of.
  const kept = factsSchema.safeParse(values.base);
  const base = conflict?.base?.base ?? (kept.success ? values.base : null);
  const fields = useConflictFields(conflict && { ...conflict, base, values: values.values });

  if (!draft.ready) return <PageSpinner label={text("form.loading")} />;
  return (
    <Stack gap={5}>
      <ScreenHead
        title={text("form.edit.title", { number })}
        under={[
          { label: text("register.title"), href: "/applications" },
          { label: number, href: page },
        ]}
        status={<PresentPeople id={id} />}
      />
      <RestoredDraft form={form} />
      {!draft.restored && form.standsOn !== undefined && file.version > form.standsOn ? (
        <InlineAlert tone="warning" title={text("form.changed")}>
          {text("form.changed.text")}
        </InlineAlert>
      ) : null}
      <DraftStatus value={draft.status}>
        <FactsForm
          key={form.round}
          start={begin}
          mayChange={mayChange}
          applicationId={id}
          onValuesChange={keep}
          onSave={save}
          saveLabel={text("word.save")}
        />
      </DraftStatus>
      <FormCompared form={form} fields={fields} />
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}
