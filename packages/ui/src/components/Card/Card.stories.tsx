import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PencilIcon } from "../../icons/PencilIcon.js";
import { Button } from "../Button/Button.js";
import { Grid } from "../Grid/Grid.js";
import { Card } from "./Card.js";

const meta = {
  title: "Structure/Card",
  component: Card,
  args: { title: "Applicant", children: "Content" },
  parameters: {
    docs: {
      description: {
        component: `A frame around what belongs together.

**Use it** on a page with several parts side by side: facts, a map, a list. \`isFlush\` lets a table or map reach the edges.
**Not** around the only thing on a page, inside another card (a heading or \`Divider\` is enough), nor as one big
button: put a \`Link\` in its title.

**Screen readers** find a card with a title as a region of that name; give the heading the level its place asks for.
A card without a title is no landmark.

**Data attributes** \`data-flush\`.`,
      },
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card with a heading is a section of that name. */
export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Applicant" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Applicant");
  },
};

/** Title, description, actions, flush, untitled, long words, compact. */
export const AllStates: Story = {
  render: () => (
    <Grid>
      <Card title="Ariza beruvchi" description="Yagona reyestrdan olingan">
        Karimova Dilnoza Baxtiyor qizi
      </Card>
      <Card
        title="Yer maydoni"
        level={3}
        actions={
          <Button size="sm" icon={<PencilIcon />}>
            Tahrirlash
          </Button>
        }
      >
        0,06 gektar, Chilonzor tumani
      </Card>
      <Card title="Xarita" isFlush>
        <div style={{ blockSize: 80, background: "var(--yer-surface-sunken)" }} />
      </Card>
      <Card>Sarlavhasiz karta</Card>
      <Card
        title="Признание права собственности на самовольно занятый земельный участок"
        description="Заключения уполномоченных органов"
        actions={<Button size="sm">Добавить</Button>}
      >
        Ожидаются два заключения
      </Card>
      <div data-density="compact">
        <Card title="Ixcham">Mazmun</Card>
      </div>
    </Grid>
  ),
};
