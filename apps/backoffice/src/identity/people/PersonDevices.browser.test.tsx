import { diaryDevices } from "@yer/api/contract/diary-devices";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { withPeopleTexts } from "./people-texts.js";
import { PersonDevices } from "./PersonDevices.js";

const user = "01932f00-0000-7000-8000-000000000001";
const device = {
  id: "01932f00-0000-7000-8000-0000000000d1",
  name: "Redmi 13",
  createdAt: "2026-03-01T09:00:00.000Z",
  heardAt: "2026-03-05T09:00:00.000Z",
  unsentVisits: 2,
  unsentPhotos: 6,
  freeBytes: 4_200_000_000,
  clockAhead: 240,
  endedAt: null,
};

afterEach(closeScreen);

async function shown(items: readonly object[], codes: readonly string[], asked: unknown[] = []): Promise<void> {
  const Shown = withPeopleTexts(() => <PersonDevices id={user} />);
  const mocks = [
    mock(diaryDevices.ofUser, { items } as never),
    mock(diaryDevices.end, ({ params }: { params: unknown }) => {
      asked.push(params);
      return undefined as never;
    }),
  ];
  await openScreen(Shown, { address: `/users/${user}`, mocks, codes: [...codes] });
}

test("a device says what was last heard of it, and a lost one is ended once somebody was told what that means", async () => {
  const asked: unknown[] = [];
  await shown([device], ["read_sessions:user", "end:device"], asked);
  await expect.element(page.getByText("Not sent: 2 visits, 6 photos")).toBeVisible();
  await expect.element(page.getByText("Room left: 4,200 MB")).toBeVisible();
  await expect.element(page.getByText("Its clock is off by +4 min")).toBeVisible();
  await page.getByRole("button", { name: "End this device" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(/“Redmi 13” destroys its rounds/)).toBeVisible();
  expect(asked).toEqual([]);
  await dialog.getByRole("button", { name: "End this device" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toEqual([{ id: user, device: device.id }]);
});

test("who may not end devices finds the button closed; one that was ended has none", async () => {
  await shown([device], ["read_sessions:user"]);
  await expect.element(page.getByRole("button", { name: "End this device" })).toHaveAttribute("aria-disabled", "true");
  closeScreen();
  await shown([{ ...device, endedAt: "2026-03-05T10:00:00.000Z" }], ["read_sessions:user", "end:device"]);
  await expect.element(page.getByText(/^Ended/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "End this device" })).not.toBeInTheDocument();
});
