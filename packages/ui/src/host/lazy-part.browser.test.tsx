import { type ComponentType, Suspense } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { IntlProvider, useIntl } from "react-intl";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { CrashGuard } from "../components/CrashGuard/CrashGuard.js";
import { UiProvider } from "../UiProvider/UiProvider.js";
import { LaterPart } from "./LaterPart.js";
import { holdParts } from "./comes.js";
import { lazyPart } from "./lazy-part.js";
import { withPartTexts } from "./with-part-texts.js";

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

/** A part that fails to load so many times, and how often it was asked for. */
function failing(losses: number) {
  const asked = { times: 0 };
  const Part = lazyPart(async () => {
    asked.times += 1;
    if (asked.times <= losses) throw new TypeError("Failed to fetch");
    return { default: () => <p>The screen</p> };
  });
  return { asked, Part };
}

/** The line to the service is gone until it is mended, as the browser then says. */
function lostLine() {
  const fetching = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  onTestFinished(() => fetching.mockRestore());
  return {
    fetching,
    mend: () => {
      fetching.mockResolvedValue(new Response());
      window.dispatchEvent(new Event("online"));
    },
  };
}

/** A part in a host that has no texts of its own. */
function hosted(Said: ComponentType): ComponentType {
  return function Hosted() {
    return (
      <IntlProvider locale="en" messages={{}}>
        <Said />
      </IntlProvider>
    );
  };
}

/** Shows a part as a screen at an address; nothing of it at `/elsewhere`. */
function show(Part: ComponentType, path: string): void {
  root.render(
    <UiProvider locale="en_US">
      <CrashGuard message="It crashed" missing="It did not load" path={path}>
        <Suspense fallback="…">{path === "/elsewhere" ? "Elsewhere" : <Part />}</Suspense>
      </CrashGuard>
    </UiProvider>,
  );
}

test("a part that does not come at first is asked for once more", async () => {
  const { asked, Part } = failing(1);
  show(Part, "/screen");
  await expect.poll(() => place.textContent).toContain("The screen");
  expect(asked.times).toBe(2);
});

test("a part that does not come is told, not asked for in a circle, and asked for again by who comes back", async () => {
  const { asked, Part } = failing(2);
  show(Part, "/screen");
  await expect.poll(() => place.querySelector("[role=alert]")?.textContent).toContain("It did not load");
  // Drawn once more where it stands: still the same failure.
  show(Part, "/screen");
  await expect.poll(() => place.textContent).toContain("It did not load");
  expect(asked.times).toBe(2);
  show(Part, "/elsewhere");
  await expect.poll(() => place.textContent).toContain("Elsewhere");
  show(Part, "/screen");
  await expect.poll(() => place.textContent).toContain("The screen");
  expect(asked.times).toBe(3);
});

test("a missing screen comes by itself when it can be had again", async () => {
  const { Part } = failing(2);
  show(Part, "/screen");
  await expect.poll(() => place.textContent).toContain("It did not load");
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => place.textContent).toBe("The screen");
});

test("a missing part of the frame leaves the rest alone, and comes by itself when it can be had again", async () => {
  const told = vi.spyOn(window, "reportError").mockReturnValue();
  onTestFinished(() => told.mockRestore());
  const { Part } = failing(2);
  root.render(
    <LaterPart failed="No bell">
      <Part />
    </LaterPart>,
  );
  await expect.poll(() => place.textContent).toBe("No bell");
  expect(told).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => place.textContent).toBe("The screen");
});

test("a part that is asked for while the connection is lost is waited for, and tells no failure", async () => {
  const { asked, Part } = failing(1);
  const line = lostLine();
  show(Part, "/screen");
  await expect.poll(() => line.fetching.mock.calls.length).toBeGreaterThan(0);
  expect(place.textContent).toBe("…");
  expect(asked.times).toBe(1);
  line.mend();
  await expect.poll(() => place.textContent).toBe("The screen");
});

test("a part that is wanted while the connection is known to be lost is asked for when it is back, not before", async () => {
  const { asked, Part } = failing(0);
  const line = lostLine();
  holdParts(true);
  onTestFinished(() => holdParts(false));
  show(Part, "/screen");
  await expect.poll(() => line.fetching.mock.calls.length).toBeGreaterThan(0);
  expect(asked.times).toBe(0);
  line.mend();
  holdParts(false);
  await expect.poll(() => place.textContent).toBe("The screen");
  expect(asked.times).toBe(1);
});

test("texts of a part that are lost with the connection are waited for, and the part comes", async () => {
  let times = 0;
  const line = lostLine();
  async function load() {
    times += 1;
    if (times === 1) throw new TypeError("Failed to fetch");
    return { messages: { hello: "Good morning" } };
  }
  const withTexts = withPartTexts({ uz_UZ: load, uz_Cyrl: load, ru_RU: load, en_US: load });
  const Part = withTexts(() => <p>{useIntl().formatMessage({ id: "hello" })}</p>);
  show(hosted(Part), "/screen");
  await expect.poll(() => line.fetching.mock.calls.length).toBeGreaterThan(0);
  expect(place.textContent).toBe("…");
  line.mend();
  await expect.poll(() => place.textContent).toBe("Good morning");
});

test("texts that are gone with a former deployment are told, and asked for again by who comes back", async () => {
  let times = 0;
  const heard = vi.fn();
  window.addEventListener("missingpart", heard);
  onTestFinished(() => window.removeEventListener("missingpart", heard));
  async function load() {
    times += 1;
    if (times <= 2) throw new TypeError("Failed to fetch");
    return { messages: { hello: "Good morning" } };
  }
  const withTexts = withPartTexts({ uz_UZ: load, uz_Cyrl: load, ru_RU: load, en_US: load });
  const Said = withTexts(() => <p>{useIntl().formatMessage({ id: "hello" })}</p>);
  const Part = hosted(Said);
  show(Part, "/screen");
  await expect.poll(() => place.textContent).toContain("It did not load");
  expect(heard).toHaveBeenCalledOnce();
  expect(times).toBe(2);
  show(Part, "/elsewhere");
  await expect.poll(() => place.textContent).toBe("Elsewhere");
  show(Part, "/screen");
  await expect.poll(() => place.textContent).toBe("Good morning");
});

test("a part that was begun has come before it is shown, and is drawn at once", async () => {
  const { asked, Part } = failing(0);
  void Part.begin();
  void Part.begin();
  await expect.poll(() => asked.times).toBe(1);
  // The file has come when the promises of its loading are through.
  await new Promise((resolve) => setTimeout(resolve));
  flushSync(() =>
    root.render(
      <Suspense fallback={<p>Waits</p>}>
        <Part />
      </Suspense>,
    ),
  );
  expect(place.textContent).toBe("The screen");
  expect(asked.times).toBe(1);
});

test("a part that was begun in vain is asked for again when it is shown", async () => {
  const { asked, Part } = failing(2);
  void Part.begin();
  await expect.poll(() => asked.times).toBe(2);
  root.render(
    <Suspense fallback={<p>Waits</p>}>
      <Part />
    </Suspense>,
  );
  await expect.poll(() => place.textContent).toBe("The screen");
});
