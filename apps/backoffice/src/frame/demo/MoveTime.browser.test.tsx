import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { messages } from "./messages/en_US.js";
import MoveTime from "./MoveTime.js";

const now = "2026-11-26T05:00:00.000Z";
const onMoved = vi.fn<() => Promise<void>>(async () => undefined);
const onClose = vi.fn<() => void>();
const fetched = vi.spyOn(globalThis, "fetch");
const Screen = () => <MoveTime now={now} onMoved={onMoved} onClose={onClose} />;
const move = () => page.getByRole("dialog").getByRole("button", { name: "Move time on" });
const open = () => openScreen(Screen, { address: "/", mocks: [], codes: [], texts: messages });

afterEach(() => {
  closeScreen();
  vi.clearAllMocks();
});

it("says the service's time, and moves nothing before somebody has chosen until when", async () => {
  await open();
  await expect.element(page.getByText(/^The service’s time: November 26, 2026.*10:00/)).toBeVisible();
  await expect.element(move()).toBeDisabled();
  await expect.element(page.getByRole("radio", { name: /open file’s term/ })).not.toBeInTheDocument();
});

it("moves to the next day, has everything read anew, and goes", async () => {
  fetched.mockResolvedValueOnce(Response.json({ now, jobs: [] }));
  await open();
  await userEvent.click(page.getByText("Until tomorrow"));
  await userEvent.click(move());
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  expect(onMoved).toHaveBeenCalledOnce();
  const [[address, sent] = []] = fetched.mock.calls.filter(([to]) => to === "/demo/clock");
  expect([address, sent?.method, sent?.body]).toEqual(["/demo/clock", "POST", '{"days":1}']);
});

it("says that time was not moved, and stays", async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await open();
  await userEvent.click(page.getByText("Until tomorrow"));
  await userEvent.click(move());
  await expect.element(page.getByRole("alert")).toHaveTextContent("Time was not moved. Try again in a moment.");
  expect(onMoved).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});
