import { type FieldGiven, fields } from "@yer/api/contract/fields";
import { addressOf } from "@yer/api/paths";
import { PageSpinner, Stack } from "@yer/ui";
import { useNavigate } from "react-router-dom";
import { LeaveGuard } from "../../base/screen/LeaveGuard.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { FieldForm, useFieldOptions } from "./FieldForm.js";
import { useGroupsText, withGroupsTexts } from "./groups-texts.js";
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
  const form = useEndpointForm(fields.create, {
    ...useFieldOptions(),
    draft: { form: "create:field", id: "new" },
    start,
    args: (body: FieldGiven) => ({ body }),
    done: ({ id }) => text("fields.created", { id }),
    onSaved: ({ id }) => navigate(addressOf("/field/:id", { id: String(id) }), { replace: true }),
  });
  const { draft } = form;
  useScreenTitle(text("fields.new"));
  if (!draft.ready) return <PageSpinner label={text("fields.loading")} />;
  return (
    <Stack gap={5}>
      <ScreenHead title={text("fields.new")} under={[{ label: text("menu.fields"), href: "/fields" }]} />
      <RestoredDraft draft={draft} />
      <FieldForm form={form}>{draft.status}</FieldForm>
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}

export default withGroupsTexts(NewFieldScreen);
