import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { recordKey, refreshLock } from "./environment.js";
import { browserEnvironment } from "./browser-environment.js";
import { takeReturnPath } from "./return-path.js";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => localStorage.clear());

describe("the environment of a browser", () => {
  test("lets one tab at a time hold a lock, and lets go of it when the work is done", async () => {
    const { withLock } = browserEnvironment();
    const order: string[] = [];
    const done = Promise.withResolvers<void>();
    const first = withLock(refreshLock, async () => {
      order.push("first begins");
      await done.promise;
      order.push("first ends");
    });
    const second = withLock(refreshLock, async () => {
      order.push("second");
      return "renewed";
    });
    done.resolve();
    await first;
    expect(await second).toBe("renewed");
    expect(order).toEqual(["first begins", "first ends", "second"]);
  });

  test("ends the waiting for a lock when asked to", async () => {
    const { withLock } = browserEnvironment();
    const done = Promise.withResolvers<void>();
    const held = withLock("held", () => done.promise);
    const stop = new AbortController();
    const waiting = withLock("held", () => Promise.resolve(), stop.signal);
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
    done.resolve();
    await held;
  });

  test("hears another tab change and clear the storage, but not itself", async () => {
    const { onStorage, storage } = browserEnvironment();
    const heard: (string | null)[] = [];
    const twice = Promise.withResolvers<void>();
    const stop = onStorage((key) => {
      heard.push(key);
      if (heard.length === 2) twice.resolve();
    });
    const other = document.createElement("iframe");
    document.body.append(other);
    storage.setItem("theme", "mine");
    other.contentWindow?.localStorage.setItem(recordKey, "{}");
    other.contentWindow?.localStorage.clear();
    await twice.promise;
    expect(heard).toEqual([recordKey, null]);
    stop();
    other.remove();
  });

  test("carries messages between tabs and not back to the sender", async () => {
    const { openChannel } = browserEnvironment();
    const arrived = Promise.withResolvers<unknown>();
    const heardBySender: unknown[] = [];
    const listener = openChannel("news", arrived.resolve);
    const sender = openChannel("news", (message) => heardBySender.push(message));
    sender.post({ tags: ["users"] });
    expect(await arrived.promise).toEqual({ tags: ["users"] });
    expect(heardBySender).toEqual([]);
    listener.close();
    sender.close();
  });

  test("saves only web addresses", () => {
    const { save } = browserEnvironment();
    // oxlint-disable-next-line no-script-url -- the address that must be refused
    expect(() => save("javascript:alert(1)")).toThrow(TypeError);
  });

  test("gives the place to return to once, and only if it is a screen of the product", () => {
    sessionStorage.setItem("return", "/users?sort=name");
    expect(takeReturnPath()).toBe("/users?sort=name");
    expect(takeReturnPath()).toBeUndefined();
    for (const path of [
      "//evil.example/users",
      "/\\evil.example/users",
      "https://evil.example/users",
      "/nowhere",
      "users",
    ]) {
      sessionStorage.setItem("return", path);
      expect(takeReturnPath()).toBeUndefined();
    }
  });
});
