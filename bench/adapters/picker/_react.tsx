import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { until } from "../../page/probe.js";

/** Renders, and waits for the element that `ready` looks for. */
export async function render(root: HTMLElement, node: ReactNode, ready: string): Promise<void> {
  createRoot(root).render(node);
  await until(() => document.querySelector(ready) !== null);
}

/** Elements of the document, in its order. */
export const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

/** What an input holds. */
export const valueOf = (selector: string): string => document.querySelector<HTMLInputElement>(selector)?.value ?? "";
