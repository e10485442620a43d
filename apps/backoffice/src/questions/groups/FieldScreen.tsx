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
import { skip, useAct, useMay, useRead, useTheme } from "@yer/api/react";
import { emptyGroup } from "@yer/flow-editor/model/groups";
import { AlertDialog, Button, Dialog, InlineAlert, Link, PageSpinner, Stack } from "@yer/ui";
import { useNavigate, useParams } from "react-router-dom";
import { LeaveGuard } from "../../base/screen/LeaveGuard.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { RecordLoading } from "../../base/screen/RecordLoading.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { FieldForm, useFieldOptions } from "./FieldForm.js";
import { GroupDifference } from "./GroupDifference.js";
import { useGroupsText, withGroupsTexts } from "./groups-texts.js";
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
  useScreenTitle(title);
  if (!mayRead) return <InlineAlert tone="warning" title={text("fields.forbidden")} />;
  if (!data) return <RecordLoading failure={failure} label={text("fields.loading")} onRetry={() => void refetch()} />;
  return (
    <Stack gap={5}>
      <ScreenHead
        title={title}
        under={[{ label: text("menu.fields"), href: "/fields" }]}
        facts={text("fields.one", { id: data.id })}
      />
      <OneField key={data.id} stored={data} />
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
  const form = useEndpointForm(fields.update, {
    ...useFieldOptions(),
    draft: { form: "update:field", id: String(stored.id) },
    start: givenOf(stored),
    version: stored.version,
    args: (body: FieldGiven) => ({ params: { id: String(stored.id) }, body }),
    compare: {
      read: (current) => {
        const parsed = fieldRow.safeParse(current);
        return parsed.success ? parsed.data : undefined;
      },
      valuesOf: givenOf,
    },
    done: () => text("fields.saved"),
  });
  const { draft, conflict } = form;
  if (!draft.ready) return <PageSpinner label={text("fields.loading")} />;

  return (
    <Stack gap={5}>
      <RestoredDraft draft={draft} />
      <FieldForm form={form} stored={stored} refusal={refusal}>
        {stored.everUsed === 0 && !protectedFields.includes(stored.id) ? <RemoveField stored={stored} /> : null}
        {draft.status}
      </FieldForm>
      {conflict ? (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) conflict.close();
          }}
          size="lg"
          title={text("fields.conflict")}
          footer={
            <>
              <Button onPress={form.startOver}>{text("groups.conflict.theirs")}</Button>
              <Button variant="primary" onPress={() => conflict.resolve({})}>
                {text("word.mine")}
              </Button>
            </>
          }
        >
          <Stack gap={3}>
            <p>{text("fields.conflict.text")}</p>
            <GroupDifference
              before={{
                title: text("groups.conflict.theirs"),
                name: conflict.theirs.label,
                group: { ...emptyGroup, list: [conflict.theirs] },
              }}
              after={{
                title: text("word.mine"),
                name: form.values.label,
                group: { ...emptyGroup, list: [{ ...form.values, id: stored.id }] },
              }}
            />
          </Stack>
        </Dialog>
      ) : null}
      <Uses uses={stored.uses} />
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
      trigger={<Button {...refusal}>{text("word.remove")}</Button>}
      confirmLabel={text("word.remove")}
      isDanger
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
                    : text("word.namedVersion", { name: name[locale], number: version })}
                </Link>
                {inForce ? ` (${text("word.inForce")})` : null}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}

export default withGroupsTexts(FieldScreen);
