import { fieldGroups } from "@yer/api/contract/field-groups";
import type { Names } from "@yer/api/contract/values";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { Button, ErrorSummary, PageSpinner, Select, Stack } from "@yer/ui";
import { useNavigate } from "react-router-dom";
import { LeaveGuard } from "../../base/screen/LeaveGuard.js";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { useGroupsText, withGroupsTexts } from "./groups-texts.js";
import { NameFields } from "./NameFields.js";
import { RestoredDraft } from "./RestoredDraft.js";

interface NewGroup {
  readonly name: Names;
  readonly copyOf: string | null;
}

const start: NewGroup = { name: { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" }, copyOf: null };

/** `/fieldgroup/create`: begins a group, empty or as a copy. What is written is kept on the service until then. */
function NewGroupScreen() {
  const text = useGroupsText();
  const { locale } = useTheme();
  const navigate = useNavigate();
  const mayRead = useMay("read:field_group");
  const { data: groups } = useRead(fieldGroups.list, mayRead ? {} : skip);
  const form = useEndpointForm(fieldGroups.create, {
    draft: { form: "create:group", id: "new" },
    start,
    fields: {
      "name.uz_UZ": text("groups.name.uz_UZ"),
      "name.uz_Cyrl": text("groups.name.uz_Cyrl"),
      "name.ru_RU": text("groups.name.ru_RU"),
      "name.en_US": text("groups.name.en_US"),
      copyOf: text("groups.copyOf"),
    },
    args: ({ name, copyOf }: NewGroup) => ({
      body: { name, ...(copyOf === null ? {} : { copyOf: Number(copyOf) }) },
    }),
    onSaved: ({ id }) => navigate(addressOf("/fieldgroup/:id", { id: String(id) }), { replace: true }),
  });
  const { draft } = form;
  useScreenTitle(text("groups.new"));
  if (!draft.ready) return <PageSpinner label={text("groups.loading")} />;

  return (
    <Stack gap={5}>
      <ScreenHead title={text("groups.new")} under={[{ label: text("menu.field-groups"), href: "/field-groups" }]} />
      <RestoredDraft draft={draft} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap={5}>
          <ErrorSummary attempt={form.attempt} errors={form.errors} />
          <FormProblem form={form} />
          <NameFields
            value={form.values.name}
            onChange={(name) => form.change({ name })}
            errorAt={(locale) => form.errorAt(`name.${locale}`)}
          />
          <Select
            {...form.field("copyOf")}
            description={text("groups.copyOf.text")}
            items={(groups?.items ?? []).flatMap(({ id, name: of, version }) =>
              version > 0 ? [{ id: String(id), label: of[locale] }] : [],
            )}
            isClearable
            width="lg"
          />
          <Stack direction="row" gap={3} align="center">
            <Button type="submit" variant="primary" isPending={form.isSending}>
              {text("word.begin")}
            </Button>
            {draft.status}
          </Stack>
        </Stack>
      </form>
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}

export default withGroupsTexts(NewGroupScreen);
