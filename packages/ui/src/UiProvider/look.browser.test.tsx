import { act, Profiler, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { Button } from "../components/Button/Button.js";
import { Card } from "../components/Card/Card.js";
import { Checkbox } from "../components/Checkbox/Checkbox.js";
import { DatePicker } from "../components/DatePicker/DatePicker.js";
import { Select } from "../components/Select/Select.js";
import { StatusTag } from "../components/StatusTag/StatusTag.js";
import { TextField } from "../components/TextField/TextField.js";
import { loadUiTexts } from "./load-ui-texts.js";
import { UiProvider, type UiProviderProps } from "./UiProvider.js";
import { demoOptions } from "../testing/options.js";

// React asks for this before it lets tests wait for renders.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const rendered = vi.fn<() => void>();

/** One element for all looks: what React meets again is drawn again only if something below asks for it. */
const page = (
  <Profiler id="page" onRender={rendered}>
    <Card title="Ariza">
      <TextField label="Raqami" />
      <Select label="Asos" items={demoOptions} />
      <DatePicker label="Sana" />
      <Checkbox>Tasdiqlayman</Checkbox>
      <StatusTag tone="success">Tayyor</StatusTag>
      <Button>Saqlash</Button>
    </Card>
  </Profiler>
);

function inLook(look: Partial<UiProviderProps>): ReactElement {
  return (
    <UiProvider locale="uz_UZ" theme="light" density="comfortable" {...look}>
      {page}
    </UiProvider>
  );
}

/** Waits until nothing of the page has been rendered for two frames: what it draws late is not the look's doing. */
async function rest(): Promise<void> {
  do {
    rendered.mockClear();
    await act(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  } while (rendered.mock.calls.length > 0);
}

it.each([
  ["theme", { theme: "dark" }, "data-theme", "dark"],
  ["theme of high contrast", { theme: "contrast" }, "data-theme", "contrast"],
  ["accent", { accent: "plum" }, "data-accent", "plum"],
  ["density", { density: "compact" }, "data-density", "compact"],
] as const)("a change of %s renders no component of a page", async (_, look, attribute, value) => {
  await loadUiTexts("uz_UZ");
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () => root.render(inLook({})));
  expect(rendered).toHaveBeenCalled();
  await rest();
  await act(async () => root.render(inLook(look)));
  expect(document.documentElement.getAttribute(attribute)).toBe(value);
  expect(rendered).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  place.remove();
});
