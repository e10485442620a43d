import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { RichTextNode } from "./document.js";
import { RichText } from "./RichText.js";
import { RichTextContents } from "./RichTextContents.js";
import { RichTextPage } from "./RichTextPage.js";
import { RichTextShelf } from "./RichTextShelf.js";

const line = (text: string): RichTextNode => ({ type: "paragraph", content: [{ type: "text", text }] });
const heading = (level: 2 | 3 | 4, text: string): RichTextNode => ({
  type: "heading",
  attrs: { level },
  content: [{ type: "text", text }],
});
const cells = (type: "tableHeader" | "tableCell", ...words: string[]): RichTextNode => ({
  type: "tableRow",
  content: words.map((word) => ({ type, content: [line(word)] })),
});

const meta = {
  title: "Data/RichText",
  component: RichText,
  args: {
    labels: { table: "Jadval", info: "Eslatma", warning: "Diqqat" },
    anchors: ["etiroz", "muddat", "namuna"],
    document: {
      type: "doc",
      content: [
        heading(2, "Eʼtiroz bildirish"),
        {
          type: "paragraph",
          content: [
            { type: "text", text: "Eʼlon davrida " },
            { type: "text", text: "istalgan kishi", marks: [{ type: "bold" }] },
            { type: "text", text: " eʼtiroz bildirishi mumkin: " },
            {
              type: "text",
              text: "muddatlar",
              marks: [{ type: "italic" }, { type: "link", attrs: { href: "#muddat" } }],
            },
            { type: "hardBreak" },
            { type: "text", text: "<b>Belgilar</b> matn boʻlib qoladi." },
          ],
        },
        {
          type: "bulletList",
          content: [
            {
              type: "listItem",
              content: [
                line("Yozma"),
                { type: "orderedList", content: [{ type: "listItem", content: [line("Ism va raqam")] }] },
              ],
            },
          ],
        },
        heading(3, "Muddat"),
        { type: "callout", attrs: { tone: "info" }, content: [line("Muddat ish kunlarida sanaladi.")] },
        { type: "callout", attrs: { tone: "warning" }, content: [line("Eʼlon tugagach eʼtiroz qabul qilinmaydi.")] },
        {
          type: "table",
          content: [
            cells("tableHeader", "Bosqich", "Muddat", "Kim"),
            cells("tableCell", "Eʼlon", "10 ish kuni", "Kadastr"),
          ],
        },
        heading(4, "Namuna"),
        { type: "blockquote", content: [line("Yer uchastkasining chegarasi mening yerimga oʻtgan.")] },
        { type: "image", attrs: { fileId: "018f", alt: "Eʼtiroz arizasining namunasi" } },
      ],
    },
  },
  parameters: {
    docs: {
      description: {
        component: `A text with structure, drawn out of data: headings, lists, tables, quotes, callouts, pictures, links.

**Use it** for what people write with an editor: answers, manuals, laws.
**Not** for facts of a record (\`DescriptionList\`) or a table people work in (\`DataTable\`).

**Safety**: nothing in the data is taken for markup. The document is checked where it comes from.

**Data attributes**: \`data-callout\` (its tone), \`data-table\`, \`data-picture\`.`,
      },
    },
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Parts are what they look like: headings with ids, notes with names, a table that keys can move; markup stays words. */
export const Parts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "Muddat" })).toHaveAttribute("id", "muddat");
    await expect(canvas.getByRole("link", { name: "muddatlar" })).toHaveAttribute("href", "#muddat");
    await expect(canvas.getByRole("note", { name: "Diqqat" })).toHaveTextContent("qabul qilinmaydi");
    await expect(canvas.getByRole("group", { name: "Jadval" })).toHaveAttribute("tabindex", "0");
    await expect(canvas.getByText(/<b>Belgilar<\/b> matn/)).toBeVisible();
    await expect(canvas.getByText("Eʼtiroz arizasining namunasi")).toBeVisible();
  },
};

/** A picture with an address is shown, and named by its words. */
export const Picture: Story = {
  args: {
    pictureUrl: () =>
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='240' height='80'%3E%3Crect width='240' height='80' fill='%23888'/%3E%3C/svg%3E",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Eʼtiroz arizasining namunasi" })).toBeInTheDocument();
  },
};

/** Its contents lead to the headings; a text of one heading has none. */
export const Contents: Story = {
  render: (args) => (
    <>
      <RichTextContents
        label="Mundarija"
        headings={[
          { level: 2, text: "Eʼtiroz bildirish", anchor: "etiroz" },
          { level: 3, text: "Muddat", anchor: "muddat" },
        ]}
      />
      <RichTextContents label="Yagona" headings={[{ level: 2, text: "Eʼtiroz bildirish", anchor: "etiroz" }]} />
      <RichText {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const contents = canvas.getByRole("navigation", { name: "Mundarija" });
    await expect(contents).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Muddat" })).toHaveAttribute("href", "#muddat");
    await expect(canvas.queryByRole("navigation", { name: "Yagona" })).toBeNull();
  },
};

/** A page of its own: one heading of the first level, what is said before the text, its facts, contents and files. */
export const Page: Story = {
  render: (args) => (
    <RichTextPage
      {...args}
      title="Eʼtirozlarni koʻrib chiqish tartibi"
      published="2-versiya, 2026-yil 5-mart"
      notice="Bu tilda hali yozilmagan, Oʻzbekcha koʻrsatilmoqda"
      facts={[{ term: "Raqami", details: "OʻRQ-937" }]}
      headings={[
        { level: 2, text: "Eʼtiroz bildirish", anchor: "etiroz" },
        { level: 3, text: "Muddat", anchor: "muddat" },
      ]}
      goTo="muddat"
      files={[{ id: "namuna", link: <a href="#namuna">namuna.pdf</a> }]}
      labels={{ ...args.labels, contents: "Mundarija", print: "Chop etish", files: "Biriktirilgan fayllar" }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await expect(canvas.getByText("Bu tilda hali yozilmagan, Oʻzbekcha koʻrsatilmoqda")).toBeVisible();
    await expect(canvas.getByText("OʻRQ-937")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Biriktirilgan fayllar" })).toHaveTextContent("namuna.pdf");
    await expect(canvas.getByRole("heading", { level: 3, name: "Muddat" })).toHaveFocus();
  },
};

/** What there is to read: sections with their names, one without a name for what stands in none. */
export const Shelf: Story = {
  render: () => (
    <RichTextShelf
      sections={[
        { id: "loose", entries: [{ id: "umumiy", title: "Tizim haqida", href: "#umumiy" }] },
        {
          id: "qonun",
          name: "Qonunlar",
          entries: [{ id: "937", title: "Yer toʻgʻrisida", href: "#937", notes: ["OʻRQ-937", "2024-yil 5-avgust"] }],
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Yer toʻgʻrisida" })).toHaveAttribute("href", "#937");
    await expect(canvas.getByRole("region", { name: "Qonunlar" })).toHaveTextContent("OʻRQ-937 · 2024-yil 5-avgust");
    await expect(canvas.getAllByRole("heading")).toHaveLength(1);
  },
};

/** Every part; long words in a narrow place. */
export const AllStates: Story = {
  render: (args) => (
    <>
      <RichText {...args} />
      <div style={{ inlineSize: 220 }}>
        <RichText
          {...args}
          document={{
            type: "doc",
            content: [
              heading(2, "Roʻyxatdanoʻtkazilmaganligisababli"),
              {
                type: "table",
                content: [cells("tableHeader", "Bosqich", "Muddat", "Kim", "Asos", "Izoh")],
              },
            ],
          }}
        />
      </div>
    </>
  ),
};
