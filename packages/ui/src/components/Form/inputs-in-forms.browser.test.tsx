import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import "../../intl-uz/index.js";
import type * as everything from "../../index.js";
import {
  type BoundField,
  Checkbox,
  CheckboxGroup,
  ComboBox,
  DateField,
  DatePicker,
  DateTimePicker,
  type DateRange,
  DateRangePicker,
  FileUpload,
  Form,
  type FormState,
  type Mask,
  MaskedField,
  MoneyField,
  MultiSelect,
  NumberField,
  PasswordField,
  RadioGroup,
  SearchField,
  Select,
  type StoredFile,
  Switch,
  TextArea,
  TextField,
  TreeSelect,
  UiProvider,
  uzbekistan,
} from "../../index.js";
import { demoOptions } from "../../testing/options.js";
import { demoPlaces } from "../../testing/places.js";
import { loadUiTexts } from "../../UiProvider/load-ui-texts.js";

type Kit = typeof everything;
type Exported = keyof Kit;
type PropsOf<Component> = Component extends (props: infer Props) => ReactElement ? Props : never;

/** Every component of the kit that has a name in a form and reports a value: one that is left out below does not compile. */
type InputName = {
  [Name in Exported]: [PropsOf<Kit[Name]>] extends [never]
    ? never
    : "name" | "onChange" extends keyof PropsOf<Kit[Name]>
      ? Name
      : never;
}[Exported];

interface Values<Value> {
  readonly answer: Value;
}

interface Input<Value> {
  readonly draw: (field: BoundField<Value>, asked: typeof asking) => ReactElement;
  /** What carries label, description and error. */
  readonly role: "button" | "checkbox" | "combobox" | "group" | "radiogroup" | "searchbox" | "switch" | "textbox";
  /** Its name, where something else is called by the label too. @default begins with the label */
  readonly named?: RegExp;
  /** What the form begins with, and how that is read in the field. */
  readonly start: Value;
  readonly shown: string;
  /** What a person does once the field has the focus: keys, or what keys cannot. */
  readonly answer: string | ((field: HTMLElement) => Promise<void>);
  /** What the form then holds. */
  readonly next: Value;
}

/** Given to every input beside its field. */
const asking = { label: "Savol", description: "Izoh" };
const wrong = "Bunday emas";
const all = "{Control>}a{/Control}";

const takeChipAway = async (field: HTMLElement): Promise<void> =>
  field.querySelector<HTMLElement>("li button")?.click();

const phone: Mask = {
  pattern: "__-__",
  replacement: { _: /\d/u },
  parse: (typed) => typed.replaceAll(/\D/gu, ""),
  format: (value) => value.replace(/^(\d\d)(\d)/u, "$1-$2"),
  check: () => undefined,
};

const march: DateRange = { from: "2026-03-05", to: "2026-03-31" };
const first: StoredFile = { id: "bir", name: "bir.pdf", size: 3 };
const second: StoredFile = { id: "ikki", name: "ikki.pdf", size: 3 };

/** An input drawn in a form, and what the form holds. */
interface Drawn {
  readonly form: () => FormState<Values<unknown>, unknown>;
  readonly page: ReactElement;
}

const bound = new Map<string, { readonly drawn: Drawn; readonly input: Input<unknown> }>();

/** Keeps an input with its value's type checked: it must fit what its field hands it. */
function input<Value>(of: Input<Value>): (name: InputName) => void {
  return (name) => {
    let held: FormState<Values<Value>, unknown> | undefined;
    const drawing = (
      <Form<Values<Value>, unknown>
        schema={z.unknown()}
        defaultValues={{ answer: of.start }}
        onSubmit={() => ({ fields: { answer: wrong } })}
      >
        {(form) => {
          held = form;
          const { Field } = form;
          return (
            <Field name={"answer" as never}>{(field) => of.draw(field as unknown as BoundField<Value>, asking)}</Field>
          );
        }}
      </Form>
    );
    const form = (): FormState<Values<unknown>, unknown> => {
      if (!held) throw new Error("The form is not drawn.");
      return held as unknown as FormState<Values<unknown>, unknown>;
    };
    bound.set(name, { drawn: { form, page: drawing }, input: of as unknown as Input<unknown> });
  };
}

const inputs: Record<InputName, (name: InputName) => void> = {
  Checkbox: input<boolean>({
    draw: (field, { label, description }) => (
      <Checkbox {...field} description={description}>
        {label}
      </Checkbox>
    ),
    role: "checkbox",
    start: true,
    shown: "Savol",
    answer: " ",
    next: false,
  }),
  Switch: input<boolean>({
    draw: (field, { label, description }) => (
      <Switch {...field} description={description}>
        {label}
      </Switch>
    ),
    role: "switch",
    start: true,
    shown: "Savol",
    answer: " ",
    next: false,
  }),
  CheckboxGroup: input<readonly string[]>({
    draw: (field, asked) => <CheckboxGroup {...field} {...asked} items={demoOptions} />,
    role: "group",
    start: ["excess"],
    shown: "Hujjatdan ortiqcha maydon",
    answer: " ",
    next: ["excess", "house"],
  }),
  RadioGroup: input<string | null>({
    draw: (field, asked) => <RadioGroup {...field} {...asked} items={demoOptions} />,
    role: "radiogroup",
    start: "house",
    shown: "Yakka tartibdagi uy-joy",
    answer: "{ArrowDown}",
    next: "excess",
  }),
  Select: input<string>({
    draw: (field, asked) => <Select {...field} {...asked} items={demoOptions} />,
    role: "button",
    named: /Savol/u,
    start: "house",
    shown: "Yakka tartibdagi uy-joy",
    answer: "{ArrowRight}",
    next: "excess",
  }),
  ComboBox: input<string | null>({
    draw: (field, asked) => <ComboBox {...field} {...asked} items={demoOptions} />,
    role: "combobox",
    start: "house",
    shown: "Yakka tartibdagi uy-joy",
    answer: `${all}{Backspace}{Tab}`,
    next: null,
  }),
  MultiSelect: input<readonly string[]>({
    draw: (field, asked) => <MultiSelect {...field} {...asked} items={demoOptions} />,
    role: "combobox",
    start: ["house"],
    shown: "Yakka tartibdagi uy-joy",
    answer: takeChipAway,
    next: [],
  }),
  TreeSelect: input<readonly string[]>({
    draw: (field, asked) => <TreeSelect {...field} {...asked} items={demoPlaces} selectionMode="multiple" />,
    role: "button",
    start: ["north-1-2"],
    shown: "Tinchlik MFY",
    answer: takeChipAway,
    next: [],
  }),
  DateField: input<string | null>({
    draw: (field, asked) => <DateField {...field} {...asked} />,
    role: "group",
    start: "2026-03-05",
    shown: "05.03.2026",
    answer: "06",
    next: "2026-03-06",
  }),
  DateTimePicker: input<string | null>({
    draw: (field, asked) => <DateTimePicker {...field} {...asked} />,
    role: "group",
    start: "2026-03-05T14:05",
    shown: "05.03.2026, 14:05",
    answer: "06",
    next: "2026-03-06T14:05",
  }),
  DatePicker: input<string | null>({
    draw: (field, asked) => <DatePicker {...field} {...asked} />,
    role: "group",
    start: "2026-03-05",
    shown: "05.03.2026",
    answer: "06",
    next: "2026-03-06",
  }),
  DateRangePicker: input<DateRange | null>({
    draw: (field, asked) => <DateRangePicker {...field} {...asked} />,
    role: "group",
    start: march,
    shown: "05.03.2026",
    answer: "06",
    next: { ...march, from: "2026-03-06" },
  }),
  FileUpload: input<readonly StoredFile[]>({
    draw: (field, asked) => <FileUpload {...field} {...asked} upload={async () => second} />,
    role: "button",
    named: /^Savol Fayl/u,
    start: [first],
    shown: "bir.pdf",
    answer: async (field) => {
      const chooser = field.querySelector("input[type=file]");
      if (chooser) await userEvent.upload(chooser, new File(["abc"], second.name));
    },
    next: [first, second],
  }),
  MaskedField: input<string>({
    draw: (field, asked) => <MaskedField {...field} {...asked} mask={phone} />,
    role: "textbox",
    start: "1234",
    shown: "12-34",
    answer: `${all}5678`,
    next: "5678",
  }),
  MoneyField: input<number | null>({
    draw: (field, asked) => <MoneyField {...field} {...asked} />,
    role: "textbox",
    start: 500_00,
    shown: "500",
    answer: `${all}700{Tab}`,
    next: 700_00,
  }),
  NumberField: input<number | null>({
    draw: (field, asked) => <NumberField {...field} {...asked} />,
    role: "textbox",
    start: 5,
    shown: "5",
    answer: `${all}7{Tab}`,
    next: 7,
  }),
  PasswordField: input<string>({
    draw: (field, asked) => <PasswordField {...field} {...asked} autoComplete="new-password" />,
    role: "textbox",
    start: "eski",
    shown: "eski",
    answer: `${all}yangi`,
    next: "yangi",
  }),
  SearchField: input<string>({
    draw: (field, asked) => <SearchField {...field} {...asked} />,
    role: "searchbox",
    start: "eski",
    shown: "eski",
    answer: `${all}yangi`,
    next: "yangi",
  }),
  TextArea: input<string>({
    draw: (field, asked) => <TextArea {...field} {...asked} />,
    role: "textbox",
    start: "eski",
    shown: "eski",
    answer: `${all}yangi`,
    next: "yangi",
  }),
  TextField: input<string>({
    draw: (field, asked) => <TextField {...field} {...asked} />,
    role: "textbox",
    start: "eski",
    shown: "eski",
    answer: `${all}yangi`,
    next: "yangi",
  }),
};
for (const [name, keep] of Object.entries(inputs)) keep(name as InputName);

/** The words that stand for a box. */
function wordsOf(box: HTMLInputElement): string {
  const named = box.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const labels = [...(box.labels ?? []), ...named.map((id) => document.getElementById(id))];
  return labels.map((label) => label?.textContent).join(" ");
}

/** What a field shows as its answer: what is ticked where things are ticked, else what is written in it. */
function shownBy(field: HTMLElement): string {
  const boxes = [...field.querySelectorAll<HTMLInputElement>("input:is([type=checkbox], [type=radio])")];
  if (boxes.length > 0) return boxes.map((box) => (box.checked ? wordsOf(box) : "")).join("\n");
  const written = [...field.querySelectorAll<HTMLInputElement>("input:not([type=file], [type=hidden]), textarea")];
  // Parts of a date are kept apart by marks that nobody sees.
  return [...written.map(({ value }) => value), field.textContent].join("\n").replaceAll(/[\u2066-\u2069]/gu, "");
}

function fieldOnPage(): HTMLElement {
  const field = document.querySelector<HTMLElement>('[data-field="answer"]');
  if (!field) throw new Error("The field is not drawn, or its root does not carry its name.");
  return field;
}

describe.each([...bound])("%s in a form's field", (_name, { drawn, input: of }) => {
  let leave: () => void;
  beforeEach(async () => {
    const texts = await loadUiTexts("uz_UZ");
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    root.render(
      <UiProvider {...uzbekistan} locale="uz_UZ" texts={texts}>
        {drawn.page}
      </UiProvider>,
    );
    leave = () => {
      root.unmount();
      place.remove();
    };
    // The summary of errors leads to it.
    await expect.poll(() => document.getElementById("field-answer")).not.toBeNull();
  });
  afterEach(() => leave());

  it("shows the form's value, also when the form changes it", async () => {
    await expect.poll(() => shownBy(fieldOnPage())).toContain(of.shown);
    const before = shownBy(fieldOnPage());
    drawn.form().setValue("answer", of.next);
    await expect.poll(() => shownBy(fieldOnPage())).not.toBe(before);
    drawn.form().setValue("answer", of.start);
    await expect.poll(() => shownBy(fieldOnPage())).toContain(of.shown);
  });

  it("takes the form's focus, and reports a change", async () => {
    drawn.form().setFocus("answer");
    await expect.poll(() => fieldOnPage().contains(document.activeElement)).toBe(true);
    if (typeof of.answer === "string") await userEvent.keyboard(of.answer);
    else await of.answer(fieldOnPage());
    await expect.poll(() => drawn.form().getValues("answer")).toEqual(of.next);
  });

  it("is labelled and described, and says what the form finds wrong", async () => {
    const control = page.getByRole(of.role, { name: of.named ?? /^Savol/u }).first();
    await expect.element(control).toHaveAccessibleDescription(expect.stringContaining(asking.description));
    expect(fieldOnPage().matches("[data-invalid]")).toBe(false);
    document.querySelector("form")?.requestSubmit();
    await expect.element(control).toHaveAccessibleDescription(expect.stringContaining(wrong));
    expect(fieldOnPage().matches(":is([data-invalid], [aria-invalid=true]), :has([aria-invalid=true])")).toBe(true);
  });
});
