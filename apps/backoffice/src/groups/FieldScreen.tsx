import {
  type FieldGiven,
  type FieldRow,
  fieldRow,
  fields,
  type FieldUse,
  protectedFields,
} from "@yer/api/contract/fields";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { type Failure, skip, useAct, useMay, useRead, useTheme } from "@yer/api/react";
import { EMPTY_GROUP } from "@yer/flow-editor/model/groups";
import { AlertDialog, Breadcrumbs, Button, Dialog, InlineAlert, Link, PageSpinner, Stack } from "@yer/ui";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { LeaveGuard } from "../application/form/LeaveGuard.js";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { toasts } from "../shell/toastQueue.js";
import { RecordLoading } from "../shell/RecordLoading.js";
import { useRefusal } from "../shell/useRefusal.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { FieldForm } from "./FieldForm.js";
import { GroupDifference } from "./GroupDifference.js";
import { useGroupsText, withGroupsTexts } from "./groupsTexts.js";
import { RestoredDraft } from "./RestoredDraft.js";

type Stored = FieldRow & { readonly uses: readonly FieldUse[] };

/** `/field/{id}`: one field of the register, and everything that asks it. */
function FieldScreen() {
  const text = useGroupsText();
  const { id = "" } = useParams();
  const { locale } = useTheme();
  const mayRead = useMay("read:field");
  const { data, failure, refetch } = useRead(fields.get, mayRead ? { params: { id } } : skip, { fresh: true });
  const title = data ? data.label[locale] : text("menu.fields");
  useScreenTitle(title, !mayRead || data !== undefined || failure !== undefined);
  if (!mayRead) return <InlineAlert tone="warning" title={text("fields.forbidden")} />;
  if (!data) return <RecordLoading failure={failure} label={text("fields.loading")} onRetry={() => void refetch()} />;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs
          items={[{ label: text("menu.fields"), href: "/fields" }, { label: text("fields.one", { id: data.id }) }]}
        />
        <h1>{title}</h1>
      </Stack>
      <OneField key={data.id} stored={data} />
      <Uses uses={data.uses} />
    </Stack>
  );
}

const givenOf = ({ label, fieldType, required, least, most, optionsList }: FieldRow): FieldGiven => ({
  label,
  fieldType,
  required,
  least,
  most,
  optionsList,
});

function OneField({ stored }: { readonly stored: Stored }) {
  const text = useGroupsText();
  const { disabledReason: refusal } = useRefusal("update:field");
  // What is typed stands on the version it was begun on, whatever another saves meanwhile: saving tells of it.
  const [base, setBase] = useState(stored.version);
  const draft = useServerDraft<FieldGiven>("update:field", String(stored.id), givenOf(stored), base);
  if (!draft.isChanged && base !== stored.version) setBase(stored.version);
  const [update] = useAct(fields.update);
  /** What somebody else saved since this was read. */
  const [theirs, setTheirs] = useState<FieldRow>();
  if (!draft.ready) return <PageSpinner label={text("fields.loading")} />;

  async function save(version: number): Promise<Failure | undefined> {
    const saved = await update({ params: { id: String(stored.id) }, ifMatch: version, body: draft.value });
    if (saved.failure) {
      const { failure } = saved;
      const current =
        failure.kind === "problem" && failure.problem.code === "conflict" ? failure.problem.current : null;
      const parsed = fieldRow.safeParse(current);
      if (!parsed.success) return failure;
      setTheirs(parsed.data);
      return undefined;
    }
    setTheirs(undefined);
    await draft.discard().catch(() => undefined);
    toasts.push({ tone: "success", text: text("fields.saved") });
    return undefined;
  }

  return (
    <Stack gap={4}>
      <RestoredDraft draft={draft} />
      <FieldForm
        value={draft.value}
        onChange={draft.change}
        stored={stored}
        onSave={() => save(draft.restored?.baseVersion ?? base)}
        refusal={refusal}
      >
        {stored.everUsed === 0 && !protectedFields.includes(stored.id) ? <RemoveField stored={stored} /> : null}
        {draft.status}
      </FieldForm>
      {theirs ? (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setTheirs(undefined);
          }}
          size="lg"
          title={text("fields.conflict")}
          footer={
            <>
              <Button
                onPress={async () => {
                  await draft.discard();
                  setTheirs(undefined);
                }}
              >
                {text("groups.conflict.theirs")}
              </Button>
              <Button
                variant="primary"
                onPress={async () => {
                  const failure = await save(theirs.version);
                  if (failure) toasts.push({ tone: "danger", text: sayFailure(text, failure) });
                }}
              >
                {text("groups.conflict.mine")}
              </Button>
            </>
          }
        >
          <Stack gap={3}>
            <p>{text("fields.conflict.text")}</p>
            <GroupDifference
              before={{
                title: text("groups.conflict.theirs"),
                name: theirs.label,
                group: { ...EMPTY_GROUP, list: [theirs] },
              }}
              after={{
                title: text("groups.conflict.mine"),
                name: draft.value.label,
                group: { ...EMPTY_GROUP, list: [{ ...draft.value, id: stored.id }] },
              }}
            />
          </Stack>
        </Dialog>
      ) : null}
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}

function RemoveField({ stored }: { readonly stored: Stored }) {
  const text = useGroupsText();
  const navigate = useNavigate();
  const [remove] = useAct(fields.remove);
  const refusal = useRefusal("update:field");
  return (
    <AlertDialog
      title={text("fields.remove.question")}
      trigger={<Button {...refusal}>{text("fields.remove")}</Button>}
      confirmLabel={text("fields.remove")}
      danger
      onConfirm={async () => {
        const { failure } = await remove({ params: { id: String(stored.id) }, ifMatch: stored.version });
        if (failure) return void toasts.push({ tone: "danger", text: sayFailure(text, failure) });
        toasts.push({ tone: "success", text: text("fields.removed") });
        void navigate("/fields", { replace: true });
      }}
    >
      {text("fields.remove.text")}
    </AlertDialog>
  );
}

function Uses({ uses }: { readonly uses: readonly FieldUse[] }) {
  const text = useGroupsText();
  const { locale } = useTheme();
  return (
    <section aria-labelledby="field-uses">
      <Stack gap={2}>
        <h2 id="field-uses">{text("fields.uses")}</h2>
        {uses.length === 0 ? (
          <p>{text("fields.uses.none")}</p>
        ) : (
          <ul>
            {uses.map(({ groupId, name, version, inForce }) => (
              <li key={`${groupId} ${version ?? "draft"}`}>
                <Link href={addressOf("/fieldgroup/:id", { id: String(groupId) })}>
                  {version === null
                    ? text("fields.uses.draft", { name: name[locale] })
                    : text("fields.uses.version", { name: name[locale], number: version })}
                </Link>
                {inForce ? ` (${text("groups.current")})` : null}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}

export default withGroupsTexts(FieldScreen);
