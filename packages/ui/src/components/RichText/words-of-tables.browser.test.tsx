import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { styled } from "styled-components";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { richTextStyle } from "./rich-text-style.js";

const Text = styled.div`
  ${richTextStyle}
`;

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it("on a phone no word of a table breaks within: its columns are as wide as their words, and its frame scrolls", async () => {
  await page.viewport(390, 844);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  const words = ["Коэффициент", "государственный", "землепользователь", "предпринимательский"];
  root.render(
    <UiProvider locale="ru_RU">
      <Text>
        <section data-table="">
          <table>
            <tbody>
              <tr>
                {words.map((word) => (
                  <td key={word}>{word}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
      </Text>
    </UiProvider>,
  );
  await expect.poll(() => document.querySelectorAll("td").length).toBe(words.length);
  const broken = [...document.querySelectorAll("td")].filter((cell) => {
    const word = document.createRange();
    word.selectNodeContents(cell);
    return word.getClientRects().length > 1;
  });
  expect(broken.map((word) => word.textContent)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
