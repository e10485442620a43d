/// <reference types="vite/types/importMeta.d.ts" />
import { createElement, StrictMode, type ComponentType, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import ariaStrings from "./aria-strings/uz_UZ.js";
import { messages } from "./messages/uz_UZ.js";
import { UiProvider, type UiProviderProps } from "./UiProvider/UiProvider.js";

interface Story {
  args?: object;
  render?: (args: object) => ReactNode;
  decorators?: ((story: () => ReactNode) => ReactNode)[];
}

interface Stories {
  default: Story & { component: ComponentType<object> };
  AllStates?: Story;
}

const examples = import.meta.glob<{ Example: ComponentType }>("./{components/*,UiProvider}/*.example.tsx", {
  eager: true,
});
const files = import.meta.glob<Stories>("./components/*/*.stories.tsx", { eager: true });

function Page({ children }: { children?: ReactNode }): ReactNode {
  return createElement(UiProvider, { locale: "uz_UZ", texts: { messages, ariaStrings } } as UiProviderProps, children);
}

/** The element of a story, by the little of Storybook's format the kit uses. */
function element({ default: meta, AllStates: story }: Stories): ReactNode {
  const args = { ...meta.args, ...story?.args };
  const render = story?.render ?? meta.render ?? ((given: object) => createElement(meta.component, given));
  return [...(story?.decorators ?? []), ...(meta.decorators ?? [])].reduce<() => ReactNode>(
    (inner, decorate) => () => decorate(() => inner()),
    () => createElement(() => render(args)),
  )();
}

describe("on a server, in strict mode", () => {
  const complaints = vi.fn<(...all: unknown[]) => void>();

  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(complaints);
    vi.spyOn(console, "warn").mockImplementation(complaints);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    complaints.mockReset();
  });

  it.each(
    Object.entries(files)
      // A story that shows a crash cannot be drawn on a server, where nothing catches it.
      .filter(([file]) => !file.includes("/CrashGuard/"))
      .map(([file, stories]) => [file.replace(/.*\/|\.stories\.tsx/g, ""), stories] as const),
  )("%s renders without a warning", (_, stories) => {
    renderToString(createElement(StrictMode, null, createElement(Page, null, element(stories))));
    expect(complaints.mock.calls).toEqual([]);
  });

  it.each(
    Object.entries(examples).map(([file, { Example }]) => [file.replace(/.*\/|\.example\.tsx/g, ""), Example] as const),
  )("the example of %s renders without a warning", (_, Example) => {
    renderToString(createElement(StrictMode, null, createElement(Page, null, createElement(Example))));
    expect(complaints.mock.calls).toEqual([]);
  });
});
