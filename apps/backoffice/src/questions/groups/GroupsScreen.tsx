import { type FieldGroupRow, fieldGroupsRegister } from "@yer/api/contract/field-groups";
import { matchesSearch } from "@yer/api/formats";
import { addressOf } from "@yer/api/paths";
import { PlusIcon } from "@yer/ui";
import { DraftCell } from "../../registers/kit/DraftCell.js";
import { createRegister } from "../../registers/kit/create-register.js";
import { GuardedLink } from "../../base/screen/GuardedLink.js";
import { useGroupsText, withGroupsTexts } from "./groups-texts.js";

function NewGroup() {
  return (
    <GuardedLink code="create:group" href="/fieldgroup/create" icon={<PlusIcon />}>
      {useGroupsText()("groups.new")}
    </GuardedLink>
  );
}

/** `/field-groups`: groups of questions with their versions, drafts, and what asks them. */
const GroupsScreen = createRegister(fieldGroupsRegister, {
  useText: useGroupsText,
  title: "menu.field-groups",
  columns: ({ text, dates, locale }) => ({
    name: {
      sortValue: ({ name }) => name[locale],
      cell: ({ name, id }) => name[locale] || name.uz_UZ || String(id),
      width: 240,
    },
    version: {
      sortValue: ({ publishedAt }) => publishedAt ?? "",
      cell: ({ version, publishedAt }) =>
        publishedAt === null
          ? text("groups.version.none")
          : text("groups.version.at", { number: version, at: dates.day(publishedAt) }),
      width: 230,
    },
    draft: { cell: ({ draft }) => <DraftCell draft={draft} />, width: 190 },
    fields: { sortValue: ({ fields }) => fields, width: 110 },
    diagrams: { sortValue: ({ diagrams }) => diagrams, width: 140 },
    running: { sortValue: ({ running }) => running, width: 180 },
  }),
  rowId: ({ id }) => String(id),
  search: ({ text }) => ({ label: text("groups.search") }),
  sift: (rows, { search = "" }) =>
    rows.filter(({ name }) => Object.values(name).some((each) => matchesSearch(each, search))),
  href: ({ id }: FieldGroupRow) => addressOf("/fieldgroup/:id", { id: String(id) }),
  file: {},
  empty: {
    title: "groups.empty",
    text: "groups.empty.text",
    narrowed: { title: "groups.none", text: "groups.none.text" },
  },
  forbidden: "groups.forbidden",
  Actions: NewGroup,
});

export default withGroupsTexts(GroupsScreen);
