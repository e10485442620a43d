import * as React from "react";

// What React and styled-components do for a developer in front of the page, and not in the built product: a third of what
// these tests cost (docs/decisions/0191-component-tests-as-built.md). A setup file, so it runs before they
// draw anything.

// styled-components asks for it: rules go into the sheet, and not as text into an element that is read anew each time.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

// The profiler's tracks, and stacks that go on over what waited. React DOM looks for them as it is loaded.
Object.assign(console, { timeStamp: undefined, createTask: undefined });

// A stack for each of the first ten thousand elements that are made in a second: they are always used up.
const internals: unknown = Object.entries(React).find(([name]) => name.startsWith("__CLIENT_INTERNALS"))?.[1];
if (typeof internals === "object" && internals && "recentlyCreatedOwnerStacks" in internals) {
  const known = Object.getOwnPropertyDescriptor(internals, "recentlyCreatedOwnerStacks");
  if (known?.configurable) {
    Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
      configurable: false,
      get: () => 10_000,
      set: () => {},
    });
  }
}
