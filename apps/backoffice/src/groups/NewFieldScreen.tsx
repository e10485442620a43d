import { type FieldGiven, fields } from "@yer/api/contract/fields";
import { addressOf } from "@yer/api/paths";
import { useAct } from "@yer/api/react";
import { Breadcrumbs, PageSpinner, Stack } from "@yer/ui";
import { useNavigate } from "react-router-dom";
import { LeaveGuard } from "../application/form/LeaveGuard.js";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { toasts } from "../shell/toastQueue.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { FieldForm } from "./FieldForm.js";
import { useGroupsText, withGroupsTexts } from "./groupsTexts.js";
import { RestoredDraft } from "./RestoredDraft.js";

const start: FieldGiven = {
  label: { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" },
  fieldType: "string",
  required: false,
  least: null,
  most: null,
  optionsList: [],
};

/** `/field/create`: adds a field to the register. What is written is kept on the service until then. */
function NewFieldScreen() {
  const text = useGroupsText();
  const navigate = useNavigate();
  const draft = useServerDraft<FieldGiven>("create:field", "new", start);
  const [create] = useAct(fields.create);
  useScreenTitle(text("fields.new"));
  if (!draft.ready) return <PageSpinner label={text("fields.loading")} />;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs items={[{ label: text("menu.fields"), href: "/fields" }, { label: text("fields.new") }]} />
        <h1>{text("fields.new")}</h1>
      </Stack>
      <RestoredDraft draft={draft} />
      <FieldForm
        value={draft.value}
        onChange={draft.change}
        onSave={async () => {
          const made = await create({ body: draft.value });
          if (made.failure) return made.failure;
          // The field is there: a draft that stays behind must not keep the person from it.
          await draft.discard().catch(() => undefined);
          toasts.push({ tone: "success", text: text("fields.created", { id: made.data.id }) });
          void navigate(addressOf("/field/:id", { id: String(made.data.id) }), { replace: true });
          return undefined;
        }}
      >
        {draft.status}
      </FieldForm>
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}

export default withGroupsTexts(NewFieldScreen);
