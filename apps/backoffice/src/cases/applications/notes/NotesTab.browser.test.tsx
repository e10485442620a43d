import type { Application } from "@yer/api/contract/applications";
import { type Note, notes } from "@yer/api/contract/notes";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import NotesTab from "./NotesTab.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
const colleague = { id: "0190f0a0-0000-7000-8000-000000000002", name: "Karimova Nilufar", organisation: null };
let kept: Note[] = [];
let asked: unknown[] = [];

const list = mock(notes.list, () => ({ items: kept, total: kept.length, more: false, next: null }));
const readers = mock(notes.readers, () => ({ items: [colleague] }));
const add = mock(notes.add, ({ body }) => {
  asked.push(body);
  const { text } = body as { readonly text: string };
  const note = {
    id,
    at: "2026-03-05T05:00:00.000Z",
    by: { id, name: "Men" },
    organisation: null,
    to: [colleague],
    text,
  };
  kept = [note];
  return note;
});

const Notes = () => <NotesTab file={{ id } as Application} />;
const open = async (mocks = [list, readers, add]) =>
  openScreen(Notes, { address: "/", mocks, codes: ["read:property"] });

beforeEach(() => {
  kept = [];
  asked = [];
});
afterEach(closeScreen);

test("a colleague is called by @ from the text, and the note stands in the list", async () => {
  await open();
  await expect.element(page.getByText("No notes yet")).toBeVisible();
  await userEvent.click(page.getByRole("textbox", { name: "New note" }));
  await userEvent.keyboard("Chegarani qarang @");
  await expect.element(page.getByRole("combobox", { name: "Whom to call" })).toHaveFocus();
  await userEvent.keyboard("kari");
  await userEvent.click(page.getByRole("option", { name: /Karimova/ }));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(page.getByRole("button", { name: "Write note" }));
  await expect.element(page.getByText("To: @Karimova Nilufar")).toBeVisible();
  expect(asked).toEqual([{ text: "Chegarani qarang", to: [colleague.id] }]);
  await expect.element(page.getByRole("textbox", { name: "New note" })).toHaveValue("");
});

test("an address with @ in it is text", async () => {
  await open();
  await userEvent.click(page.getByRole("textbox", { name: "New note" }));
  await userEvent.keyboard("ali@yer.uz");
  await expect.element(page.getByRole("textbox", { name: "New note" })).toHaveValue("ali@yer.uz");
});

test("notes that cannot be read say why, with the way to try again", async () => {
  await open([
    mock(notes.list, () => {
      throw refusal("permission-missing");
    }),
    readers,
    add,
  ]);
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
