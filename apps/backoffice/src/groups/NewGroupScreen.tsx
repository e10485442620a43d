import { fieldGroups } from "@yer/api/contract/field-groups";
import { locales, type Names } from "@yer/api/contract/values";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { skip, useAct, useMay, useRead, useTheme } from "@yer/api/react";
import { Breadcrumbs, Button, ErrorSummary, InlineAlert, PageSpinner, Select, Stack } from "@yer/ui";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { LeaveGuard } from "../application/form/LeaveGuard.js";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { useGroupsText, withGroupsTexts } from "./groupsTexts.js";
import { NameFields, nameFieldName } from "./NameFields.js";
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
  const draft = useServerDraft<NewGroup>("create:group", "new", start);
  const { data: groups } = useRead(fieldGroups.list, mayRead ? {} : skip);
  const [create, { pending, failure }] = useAct(fieldGroups.create);
  const [attempt, setAttempt] = useState(0);
  useScreenTitle(text("groups.new"));
  if (!draft.ready) return <PageSpinner label={text("groups.loading")} />;

  const { name, copyOf } = draft.value;
  const missing = locales.filter((each) => name[each].trim() === "");

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (pending) return;
    if (missing.length > 0) return setAttempt((count) => count + 1);
    const begun = await create({ body: { name, ...(copyOf !== null && { copyOf: Number(copyOf) }) } });
    if (begun.failure) return setAttempt((count) => count + 1);
    // The group is there: a draft that stays behind must not keep the person from it.
    await draft.discard().catch(() => undefined);
    void navigate(addressOf("/fieldgroup/:id", { id: String(begun.data.id) }), { replace: true });
  }

  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs
          items={[{ label: text("menu.field-groups"), href: "/field-groups" }, { label: text("groups.new") }]}
        />
        <h1>{text("groups.new")}</h1>
      </Stack>
      <RestoredDraft draft={draft} />
      <form noValidate onSubmit={(event) => void begin(event)}>
        <Stack gap={5}>
          <ErrorSummary
            attempt={attempt}
            errors={
              attempt === 0
                ? []
                : missing.map((each) => ({
                    name: nameFieldName(each),
                    message: text("fields.fault", {
                      field: text(`groups.name.${each}`),
                      fault: text("fault.required"),
                    }),
                  }))
            }
          />
          {failure ? <InlineAlert tone="danger" title={sayFailure(text, failure)} announce /> : null}
          <NameFields value={name} onChange={(next) => draft.change({ name: next })} showsFaults={attempt > 0} />
          <Select
            label={text("groups.copyOf")}
            description={text("groups.copyOf.text")}
            options={(groups?.items ?? []).flatMap(({ id, name: of, version }) =>
              version > 0 ? [{ id: String(id), label: of[locale] }] : [],
            )}
            value={copyOf}
            onChange={(id) => draft.change({ copyOf: id })}
            isClearable
            width="lg"
          />
          <Stack direction="row" gap={3} align="center">
            <Button type="submit" variant="primary" isPending={pending}>
              {text("groups.begin")}
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
