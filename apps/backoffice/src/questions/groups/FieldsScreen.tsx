import { fieldsRegister } from "@yer/api/contract/fields";
import { matchesSearch } from "@yer/api/formats";
import { addressOf } from "@yer/api/paths";
import { fieldTypes } from "@yer/flow-editor/model/groups";
import { PlusIcon } from "@yer/ui";
import { createRegister } from "../../registers/kit/create-register.js";
import { choice } from "../../registers/kit/declare-filters.js";
import { GuardedLink } from "../../base/screen/GuardedLink.js";
import { useGroupsText, withGroupsTexts } from "./groups-texts.js";

/** What kinds of answers are called. */
const typeWords = {
  radio: "fields.type.radio",
  file: "word.upload",
  number: "fields.type.number",
  string: "fields.type.string",
  date: "fields.type.date",
} as const satisfies Record<(typeof fieldTypes)[number], string>;

function NewField() {
  return (
    <GuardedLink code="create:field" href="/field/create" icon={<PlusIcon />}>
      {useGroupsText()("fields.new")}
    </GuardedLink>
  );
}

/** `/fields`: the register of questions, sought by what they say in any language, and by kind. */
const FieldsScreen = createRegister(fieldsRegister, {
  useText: useGroupsText,
  title: "menu.fields",
  columns: ({ text, locale }) => ({
    label: { isRowHeader: true, sortValue: ({ label }) => label[locale], width: 380 },
    id: { align: "end", sortValue: ({ id }) => id, width: 90 },
    type: {
      sortValue: ({ fieldType }) => text(typeWords[fieldType]),
      cell: ({ fieldType }) => text(typeWords[fieldType]),
      width: 140,
    },
    required: { cell: ({ required }) => text(required ? "fields.required" : "fields.required.no"), width: 140 },
    groups: { sortValue: ({ groups }) => groups, width: 130 },
  }),
  rowId: ({ id }) => String(id),
  search: ({ text }) => ({ label: text("fields.search") }),
  filters: [choice("type", "word.kind", fieldTypes, (type) => typeWords[type])],
  sift: (rows, { search = "", type }) =>
    rows.filter(
      ({ id, label, fieldType }) =>
        (type === undefined || fieldType === type) &&
        (String(id) === search || Object.values(label).some((each) => matchesSearch(each, search))),
    ),
  href: ({ id }) => addressOf("/field/:id", { id: String(id) }),
  file: {},
  empty: {
    title: "fields.empty",
    text: "fields.empty.text",
    narrowed: { title: "groups.none", text: "groups.none.text" },
  },
  forbidden: "fields.forbidden",
  Actions: NewField,
});

export default withGroupsTexts(FieldsScreen);
