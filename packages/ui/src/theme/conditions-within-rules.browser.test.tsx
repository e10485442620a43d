import { createRoot, type Root } from "react-dom/client";
import { styled } from "styled-components";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { loadUiTexts } from "../UiProvider/load-ui-texts.js";
import { UiProvider } from "../UiProvider/UiProvider.js";

const Part = styled.div`
  color: rgb(1, 0, 0);
  @media (min-width: 1px) {
    color: rgb(2, 0, 0);
    & b {
      color: rgb(3, 0, 0);
    }
    @supports (color: red) {
      & i:hover,
      & i {
        color: rgb(4, 0, 0);
      }
    }
  }
  @media (min-width: 90000px) {
    color: rgb(5, 0, 0);
  }
`;

const Extended = styled(Part)`
  color: rgb(6, 0, 0);
`;

let place: HTMLElement;
let root: Root;

beforeEach(async () => {
  const texts = await loadUiTexts("uz_UZ");
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  root.render(
    <UiProvider locale="uz_UZ" texts={texts}>
      <Part data-testid="part">
        <b data-testid="bold">b</b>
        <i data-testid="italic">i</i>
      </Part>
      <Extended data-testid="extended">e</Extended>
    </UiProvider>,
  );
});

afterEach(() => {
  root.unmount();
  place.remove();
});

async function drawn(id: string): Promise<Element> {
  await expect.element(page.getByTestId(id)).toBeInTheDocument();
  return page.getByTestId(id).element();
}

test("a condition holds for the rule and for all within it, and an extension still overrules", async () => {
  const parts = await Promise.all(["part", "bold", "italic", "extended"].map(drawn));
  const colours = parts.map((part) => getComputedStyle(part).color);
  expect(colours).toEqual(["rgb(2, 0, 0)", "rgb(3, 0, 0)", "rgb(4, 0, 0)", "rgb(6, 0, 0)"]);
});

test("what came with a component is rules alone: an at-rule would make the whole page be worked out anew", async () => {
  const name = (await drawn("part")).classList.item(1) ?? "";
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const own = rules.filter(({ cssText }) => cssText.includes(name));
  expect(own.filter((rule) => !(rule instanceof CSSStyleRule))).toEqual([]);
  expect(own.filter(({ cssText }) => cssText.includes("@media"))).toHaveLength(4);
});
