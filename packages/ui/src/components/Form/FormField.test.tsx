import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import ariaStrings from "../../aria-strings/uz_UZ.js";
import { messages } from "../../messages/uz_UZ.js";
import { UiProvider } from "../../UiProvider/index.js";
import { Checkbox } from "../Checkbox/index.js";
import { ComboBox } from "../ComboBox/index.js";
import { MultiSelect } from "../MultiSelect/index.js";
import { NumberField } from "../NumberField/index.js";
import { Switch } from "../Switch/index.js";
import { TextField } from "../TextField/index.js";
import { Form } from "./Form.js";
import { formFields } from "./FormField.js";

interface Values {
  readonly surname: string;
  readonly area: number | null;
  readonly agreed: boolean;
  readonly place: string | null;
  readonly tags: readonly string[];
  readonly parts: readonly { readonly name: string }[];
}
const { Field, Scope, useValue } = formFields<Values>();

/** Never drawn: the compiler reads it, and each expected error that is none is an error itself. */
function Fits() {
  const area: number | null = useValue("area");
  // @ts-expect-error -- a path the form does not have
  useValue("areas");
  return (
    <>
      <Field name="surname">{(field) => <TextField {...field} label={String(area)} />}</Field>
      <Field name="area">{(field) => <NumberField {...field} label="" />}</Field>
      <Field name="agreed">{(field) => <Checkbox {...field}>agreed</Checkbox>}</Field>
      <Field name="agreed">{(field) => <Switch {...field}>agreed</Switch>}</Field>
      <Field name="place">{(field) => <ComboBox {...field} label="" />}</Field>
      <Field name="tags">{(field) => <MultiSelect {...field} label="" />}</Field>
      <Field name="parts.0.name">{(field) => <TextField {...field} label="" />}</Field>
      <Scope name="parts.0">{null}</Scope>
      {/* @ts-expect-error -- a path the form does not have */}
      <Field name="surnam">{(field) => <TextField {...field} label="" />}</Field>
      {/* @ts-expect-error -- a path of a part that the form does not have */}
      <Field name="parts.0.nam">{(field) => <TextField {...field} label="" />}</Field>
      {/* @ts-expect-error -- a part the form does not have */}
      <Scope name="part">{null}</Scope>
      {/* @ts-expect-error -- a number does not fit an input of text */}
      <Field name="area">{(field) => <TextField {...field} label="" />}</Field>
      {/* @ts-expect-error -- a text does not fit an input of numbers */}
      <Field name="surname">{(field) => <NumberField {...field} label="" />}</Field>
      {/* @ts-expect-error -- a text does not fit a box */}
      <Field name="surname">{(field) => <Checkbox {...field}>surname</Checkbox>}</Field>
      {/* @ts-expect-error -- yes and no does not fit an input of text */}
      <Field name="agreed">{(field) => <TextField {...field} label="" />}</Field>
      {/* @ts-expect-error -- one of many does not fit an input of several */}
      <Field name="place">{(field) => <MultiSelect {...field} label="" />}</Field>
      {/* @ts-expect-error -- yes and no has no `value`, which a box would send as its own */}
      <Field name="agreed">{({ value, ...field }) => <Checkbox {...field}>{value}</Checkbox>}</Field>
    </>
  );
}

it("takes only paths of the form's values, and inputs that fit them", () => {
  // What is proven here the compiler proves, when types are checked.
  expect(Fits).toBeTypeOf("function");
});

it.each([true, false, undefined])("shows a box and a switch as the form holds them: %s", (agreed) => {
  const page = renderToString(
    <UiProvider locale="uz_UZ" texts={{ messages, ariaStrings }}>
      <Form<{ agreed: boolean | undefined }, unknown>
        schema={z.unknown()}
        defaultValues={{ agreed }}
        onSubmit={() => undefined}
      >
        {({ Field: Bound }) => (
          <>
            <Bound name="agreed">{(field) => <Checkbox {...field}>box</Checkbox>}</Bound>
            <Bound name="agreed">{(field) => <Switch {...field}>switch</Switch>}</Bound>
          </>
        )}
      </Form>
    </UiProvider>,
  );
  const boxes = page.match(/<input[^>]*>/gu) ?? [];
  expect(boxes.map((box) => /\schecked=/u.test(box))).toEqual([agreed === true, agreed === true]);
});
