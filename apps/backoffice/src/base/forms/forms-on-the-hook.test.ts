import { expect, test } from "vitest";

const sources = Object.entries(
  import.meta.glob<string>(["../../**/*.{ts,tsx}", "!../../**/*.{test,stories}.{ts,tsx}"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).map(([from, text]) => {
  const file = from.startsWith("./") ? `base/forms/${from.slice(2)}` : from.replace(/^\.\.\/\.\.\//, "");
  return { file: file.replace(/^\.\.\//, "base/"), text };
});

const inputs =
  /<(?:AreaPicker|Checkbox|CheckboxGroup|ComboBox|Date\w*(?:Field|Picker)|FileUpload|MaskedField|MoneyField|MovableTree|MultiSelect|NumberField|PasswordField|RadioGroup|RichText|Select|SortableList|Switch|TextArea|TextField|TreeSelect|input|select|textarea)\b/;
/** What is written is kept by the part itself, and not handed to it. */
const keeps = /\buse(?:State|\w*Draft)\b[(<]/;
const sends =
  /<AskDialog\b|\bvariant="primary"|\btype="submit"|\buseAct\(|\bclient\.call\(|\b(?:fetch|upload|signIn)\(/;
/** Drafts that are kept on the service. */
const draft = /\buse(?:Server|Shared)Draft\b[(<]/;
/** It makes such a form, or is handed one. */
const onTheHook = /\/(?:use-)?endpoint-form\.js"/;

/** Whether a file takes what people write and sends it. */
function isForm(text: string): boolean {
  if (/(?<!\w)<form\b/.test(text)) return true;
  if (/(?<!\w)<Form\b/.test(text) && /\bForm\b[^;]*from "@yer\/ui"/.test(text)) return true;
  if (inputs.test(text) && keeps.test(text) && sends.test(text)) return true;
  return draft.test(text) && (inputs.test(text) || sends.test(text));
}

function where(pattern: RegExp): string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

const handed = "fields and frame of a form on the hook, which hands it what it begins with and what sends it";
const shared =
  "a draft that several people write: two versions of it are compared where it is kept, not when it is sent";
const asksNothing = "what is chosen narrows what is shown, or leads to a form on the hook: nothing is sent";
const intoAnother = "what is written goes into the draft of another form or text, and no further";

/** Forms that are not on the hook, each with its reason (docs/decisions/0102). */
const exceptions: Readonly<Record<string, string>> = {
  "base/drafts/use-shared-draft.tsx": shared,
  "cases/applications/form/FactsForm.tsx": handed,
  "cases/diary/DiaryLogin.tsx":
    "the session signs in: nobody is signed in who could act, and no draft may keep a password",
  "cases/diary/moment/PinForm.tsx": "the device itself tries the PIN",
  "cases/diary/moment/write/VisitWriter.tsx": "the device keeps its draft, and its outbox sends it with no screen open",
  "frame/LastAbleDialog.tsx": "its answer goes with the act that was refused, which another form sends again",
  "frame/demo/MoveTime.tsx": "the demonstration's clock is no endpoint of the contract",
  "identity/articles/DraftEditor.tsx": shared,
  "identity/articles/editor/LinkDialog.tsx": intoAnother,
  "identity/articles/editor/PictureDialog.tsx": intoAnother,
  "identity/articles/use-article-draft.ts": shared,
  "identity/people/MatrixScreen.tsx": "one draft of many records: each set is saved, and compared, by itself",
  "identity/people/WhyDialog.tsx": "a question that changes nothing; its answer stands below it",
  "identity/people/WhyRecord.tsx": "a field of that question",
  "identity/settings/CalendarView.tsx": "the draft of days, which the form that sends them is handed",
  "identity/settings/DayDialog.tsx": intoAnother,
  "identity/sign-in/EnrolFactor.tsx":
    "between press and act the browser asks for a key; sign-in and profile send it each",
  "identity/sign-in/GiveFactor.tsx":
    "between press and act the browser asks for a key; a code is used up by its refusal",
  "insight/own-reports/ReportSchedules.tsx": "the draft of a schedule, which its form is handed",
  "places/PlaceForm.tsx": handed,
  "questions/diagrams/use-draft-saving.tsx": shared,
  "questions/groups/FieldForm.tsx": handed,
  "questions/groups/use-group-draft.ts": shared,
  "registers/batches/BatchRows.tsx": asksNothing,
  "registers/batches/PasteRows.tsx": "rows become a file that is uploaded: the draft stays until it is there",
  "registers/batches/Tried.tsx": asksNothing,
};

test("every form of the back office is on the hook, or says why not", () => {
  expect(sources.length).toBeGreaterThan(800);
  const off = sources.filter(({ text }) => isForm(text) && !onTheHook.test(text)).map(({ file }) => file);
  expect(off.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

test("an error is found by its pointer, and a stale version known by its code, in one place", () => {
  expect(where(/"precondition-failed"/)).toEqual(["base/screen/stale.ts"]);
  expect(where(/\bproblem\.errors\b/)).toEqual([]);
  expect(where(/\b(?:errors|faults|found)\??\.(?:find|some)\(\s*\(\{ pointer/)).toEqual(["base/forms/faults.ts"]);
});
