import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PencilIcon } from "../../icons/PencilIcon.js";
import { Button } from "../Button/Button.js";
import { Grid } from "../Grid/Grid.js";
import { Card } from "./Card.js";

const meta = {
  component: Card,
  args: { title: "Applicant", children: "Content" },
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
      <Card title="Xarita" flush>
        <div style={{ blockSize: 80, background: "var(--yer-surface-sunken)" }} />
      </Card>
      <Card>Sarlavhasiz karta</Card>
    </Grid>
  ),
};
