import "@yer/ui/intl-uz";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { change } from "../model/edit.js";
import { playScenario } from "../model/scenario.js";
import type { Scenario } from "../model/scenario.js";
import { editorIn } from "../testing/editor-story.js";
import { sampleChoices, sampleDiagram } from "../testing/samples.js";
import { DiagramEditor } from "./DiagramEditor.js";
import type { PublishHandler } from "./use-publishing.js";

const meta = {
  title: "Diagrams/DiagramEditor publishing",
  component: DiagramEditor,
  args: { choices: sampleChoices, defaultValue: sampleDiagram, onPublish: fn<PublishHandler>() },
} satisfies Meta<typeof DiagramEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const [unnamed] = change(sampleDiagram, "steps", "hokimlik", { fieldGroupId: null });
const circular = {
  ...unnamed,
  relations: [...unnamed.relations, { id: "wrong", source: "hokimlik", target: "architecture", quantity: 1 }],
};

const conclusions = [{ stepId: "cadastre", verdict: "positive" } as const];
const play = playScenario(sampleDiagram, conclusions);
const holding: Scenario = {
  id: "s1",
  name: "Cadastre first",
  conclusions,
  expected: play.ok ? play.result : { path: [], outcome: "running" },
};
const failing: Scenario = { ...holding, id: "s2", name: "Over at once", expected: { path: [], outcome: "positive" } };

const press = async (editor: ReturnType<typeof within>) => {
  editor.getByRole("button", { name: "Publish" }).focus();
  await userEvent.keyboard("{Enter}");
};

/** With errors nothing is published: the list of them comes, and each leads to its place. By keyboard alone. */
export const Refused: Story = {
  args: { defaultValue: circular },
  play: async ({ args, canvasElement }) => {
    const editor = await editorIn(canvasElement);
    await press(editor);
    const dialog = await screen.findByRole("dialog", { name: "It cannot be published" });
    await expect(within(dialog).getByText(/The way goes round in a circle/)).toBeVisible();
    const finding = within(dialog).getByRole("button", { name: "“Tuman hokimligi xulosasi” has no field group." });
    finding.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(editor.getByRole("group", { name: /^Step: Tuman/ })).toHaveClass("selected"));
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
};

/** Its scenarios are played first: one that goes another way keeps the diagram back, and leads to the play. */
export const ScenarioInTheWay: Story = {
  args: { scenarios: [holding, failing] },
  play: async ({ args, canvasElement }) => {
    const editor = await editorIn(canvasElement);
    await press(editor);
    const dialog = await screen.findByRole("dialog", { name: "It cannot be published" });
    await expect(within(dialog).queryByText("Cadastre first")).toBeNull();
    await userEvent.click(within(dialog).getByRole("button", { name: "Over at once" }));
    await waitFor(() => expect(editor.getByRole("tab", { name: "Play" })).toHaveAttribute("aria-selected", "true"));
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
};

/** Nothing in the way: the host gets the diagram with its scenarios, and it is said. */
export const Published: Story = {
  args: { scenarios: [holding] },
  play: async ({ args, canvasElement }) => {
    const editor = await editorIn(canvasElement);
    await press(editor);
    await expect(await editor.findByText("Published")).toBeInTheDocument();
    await expect(args.onPublish).toHaveBeenCalledOnce();
    await expect(args.onPublish).toHaveBeenCalledWith(sampleDiagram, [holding]);
  },
};

/** The host could not: it is said, and the diagram is as it was. */
export const Failed: Story = {
  args: { onPublish: fn<PublishHandler>(() => Promise.reject(new Error("no connection"))) },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement);
    await press(editor);
    const dialog = await screen.findByRole("dialog", { name: "It cannot be published" });
    await expect(within(dialog).getByText(/was not published and is as it was/)).toBeVisible();
  },
};

/** Without the permission the way shows, with its reason. */
export const NoPermission: Story = {
  args: { publishRefusal: "You may not publish diagrams." },
  play: async ({ args, canvasElement }) => {
    const editor = await editorIn(canvasElement);
    const button = editor.getByRole("button", { name: "Publish" });
    await expect(button).toHaveAccessibleDescription("You may not publish diagrams.");
    await userEvent.click(button);
    await expect(args.onPublish).not.toHaveBeenCalled();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** In Uzbek: what is done is told in Uzbek, and so are the canvas's own labels. */
export const InUzbek: Story = {
  globals: { locale: "uz_UZ" },
  play: async ({ canvasElement, step }) => {
    const editor = await editorIn(canvasElement, "Muhokama logikasi muharriri");
    const said = () => editor.getAllByRole("status").map((status: HTMLElement) => status.textContent);
    await step("nodes and relations", async () => {
      const node = editor.getByRole("group", { name: /^Qadam: Tuman hokimligi xulosasi/ });
      await expect(node).toHaveAttribute("aria-roledescription", "tugun");
      await expect(
        within(canvasElement).getByRole("region", { name: "Muhokama logikasi muharriri" }),
      ).toHaveAccessibleDescription(/^Tab bilan tugunlar orasida yuring/);
      await expect(editor.getByRole("group", { name: "Muhokama boshlandi dan Parallel boʻlinish ga" })).toHaveAttribute(
        "aria-roledescription",
        "bogʻlanish",
      );
    });
    await step("adding, copying, undoing", async () => {
      await userEvent.click(editor.getByRole("button", { name: "Qadam qoʻshish" }));
      await waitFor(() => expect(said()).toContain("Qoʻshildi: Qadam"));
      editor.getByRole("group", { name: /^Qadam: Tuman/ }).focus();
      await userEvent.keyboard("{Enter}{Control>}c{/Control}");
      await waitFor(() => expect(said()).toContain("Xotiraga olindi: 1 ta element"));
      await userEvent.keyboard("{Control>}z{/Control}");
      await waitFor(() => expect(said()).toContain("Bekor qilindi"));
    });
    await step("publishing", async () => {
      await userEvent.click(editor.getByRole("button", { name: "Eʼlon qilish" }));
      await waitFor(() => expect(said()).toContain("Eʼlon qilindi"));
    });
  },
};

/** The list of what is in the way. */
export const AllStates: Story = {
  parameters: { mountedForEachLook: "A diagram is brought into sight once, when it is mounted." },
  args: { defaultValue: circular },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(".react-flow__node")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: /^(Publish|Eʼlon qilish)$/ }));
    await screen.findByRole("dialog");
  },
};
