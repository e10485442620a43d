import { afterAll, beforeAll, expect, it } from "vitest";
import fontFaces from "../../fonts.css?inline";
import { pageNonce } from "../host/page-nonce.js";

const sentences = [
  "Hujjatsiz qurilgan uyingizga boʻlgan huquqni davlat eʼtirof etadi",
  "Ҳужжатсиз қурилган уйингизга бўлган ҳуқуқни давлат эътироф этади",
  "Государство признаёт право на дом, построенный без документов",
  "The state recognises your right to the house you built without papers",
];

let sheet: HTMLStyleElement;
beforeAll(() => {
  sheet = document.createElement("style");
  sheet.nonce = pageNonce() ?? "";
  sheet.textContent = fontFaces;
  document.head.append(sheet);
});
afterAll(() => sheet.remove());

/** Pixels that the sentences take in a font. */
function widthIn(font: string): number {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) throw new Error("There is no canvas to measure on.");
  canvas.font = font;
  return sentences.reduce((sum, sentence) => sum + canvas.measureText(sentence).width, 0);
}

it.each([400, 600])("words of weight %i take the room before their font comes that they take in it", async (weight) => {
  const words = sentences.join(" ");
  const standing = await document.fonts.load(`${weight} 16px "Inter Stand-in"`, words).catch(() => []);
  // Where a machine has nothing with Arial's measures, the system's own font stands there, as wide as it is.
  if (standing.length === 0) return;
  await document.fonts.load(`${weight} 16px "Inter Variable"`, words);
  const ratio = widthIn(`${weight} 16px "Inter Stand-in"`) / widthIn(`${weight} 16px "Inter Variable"`);
  expect(Math.abs(ratio - 1)).toBeLessThan(0.01);
});
