import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { parseUiLocale } from "../../../UiProvider/locale.js";
import { patternText } from "../pattern-text.js";
import { type Answer, type ApplicationDraft, FormWithErrors } from "./FormWithErrors.js";
import { texts } from "./texts.js";

const whole: ApplicationDraft = {
  surname: "Karimova",
  phone: "901234567",
  area: 412.5,
  since: "2004-04-12",
  reason: "Uchastka shirkat aʼzosi sifatida berilgan.",
  agreed: true,
};

const meta = {
  title: "Patterns/Form with errors",
  component: FormWithErrors,
  tags: ["!autodocs"],
  args: {
    saveDraft: fn(() => Promise.resolve()),
    send: fn((): Promise<Answer> => Promise.resolve({ kind: "sent" })),
  },
} satisfies Meta<typeof FormWithErrors>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story["play"]>;
type Context = Parameters<Play>[0];

function says(globals: Context["globals"]) {
  return patternText(texts, parseUiLocale(globals["locale"], "uz_UZ"));
}

/** The summary of errors, once it tells the given one. */
async function summaryOf(canvas: Context["canvas"], error: string): Promise<HTMLElement> {
  const link = await canvas.findByRole("link", { name: error });
  return link.closest<HTMLElement>("[tabindex='-1']") ?? link;
}

/** Sent unfinished: the errors stand at the top in the order of the page, take the focus and lead to their fields. */
export const Errors: Story = {
  play: async ({ canvas, args, globals, step }) => {
    const text = says(globals);
    const send = await canvas.findByRole("button", { name: text("send") });
    await step("the errors are told at once, and nothing is sent", async () => {
      await userEvent.click(send);
      const summary = await summaryOf(canvas, text("error.surname"));
      await waitFor(() => expect(summary).toHaveFocus());
      await expect(
        within(summary)
          .getAllByRole("link")
          .map((link) => link.textContent),
      ).toEqual([
        text("error.surname"),
        text("error.phone"),
        text("error.area"),
        text("error.since"),
        text("error.reason"),
        text("error.agreed"),
      ]);
      await expect(args.send).not.toHaveBeenCalled();
    });
    await step("a link leads to its field; a mended field leaves the list", async () => {
      await userEvent.click(canvas.getByRole("link", { name: text("error.surname") }));
      await expect(canvas.getByRole("textbox", { name: new RegExp(text("surname"), "u") })).toHaveFocus();
      await userEvent.keyboard("Karimova");
      await waitFor(() => expect(canvas.queryByRole("link", { name: text("error.surname") })).toBeNull());
      await expect(canvas.getByRole("link", { name: text("error.phone") })).toBeVisible();
    });
  },
};

/** The same in Uzbek. */
export const ErrorsInUzbek: Story = { ...Errors, globals: { locale: "uz_UZ" }, args: { send: fn() } };

/** What is written is kept at the service, and the form says when. */
export const DraftSaved: Story = {
  play: async ({ canvas, args, globals }) => {
    const text = says(globals);
    await userEvent.type(await canvas.findByRole("textbox", { name: new RegExp(text("surname"), "u") }), "Karimova");
    await waitFor(() => expect(args.saveDraft).toHaveBeenCalledOnce());
    await expect(args.saveDraft).toHaveBeenCalledWith(expect.objectContaining({ surname: "Karimova" }));
    await waitFor(() => expect(canvas.getByText(/\d\d:\d\d/u)).toBeVisible());
  },
};

/** The service refuses: its reasons stand where those of the form stood, and nothing that was written is gone. */
export const Refused: Story = {
  args: { draft: whole },
  play: async ({ canvas, args, globals }) => {
    const text = says(globals);
    (args.send as ReturnType<typeof fn>).mockResolvedValueOnce({
      kind: "refused",
      refusal: { form: text("refused.form"), fields: { phone: text("refused.phone") } },
    });
    await userEvent.click(await canvas.findByRole("button", { name: text("send") }));
    const summary = await summaryOf(canvas, text("refused.phone"));
    await expect(summary).toHaveTextContent(text("refused.form"));
    await userEvent.click(within(summary).getByRole("link", { name: text("refused.phone") }));
    const phone = canvas.getByRole("textbox", { name: new RegExp(text("phone"), "u") });
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveValue("90 123 45 67");
  },
};

/** Somebody else changed the record meanwhile: both see both, and the person decides field by field. */
export const Conflict: Story = {
  args: { draft: whole },
  play: async ({ canvas, args, globals }) => {
    const text = says(globals);
    (args.send as ReturnType<typeof fn>).mockResolvedValueOnce({
      kind: "conflict",
      who: "Shodmonov Jasur",
      theirs: { ...whole, surname: "Karimova-Aliyeva" },
    });
    await userEvent.click(await canvas.findByRole("button", { name: text("send") }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(/Shodmonov Jasur/u)).toBeVisible();
    await expect(dialog.getByRole("group", { name: text("surname") })).toHaveTextContent("Karimova-Aliyeva");
  },
};

/** Sent: what came of it, the number, and what comes next; a double click sends once. */
export const Sent: Story = {
  args: { draft: whole },
  play: async ({ canvas, args, globals }) => {
    const text = says(globals);
    await userEvent.dblClick(await canvas.findByRole("button", { name: text("send") }));
    await expect(await canvas.findByText(text("sent.title"))).toBeVisible();
    await expect(args.send).toHaveBeenCalledOnce();
    await expect(args.send).toHaveBeenCalledWith(whole);
  },
};

/** At rest and half filled in, for the looks. */
export const AllStates: Story = { args: { draft: { surname: "Karimova", area: 412.5 } } };
