import { afterEach, expect, it, vi } from "vitest";
import { messages } from "../messages/uz_UZ.js";
import { sampleDiagram } from "../testing/samples.js";
import { createFlowText } from "../texts/flow-text.js";
import { PictureError, pngOf } from "./diagram-png.js";
import { diagramSvg } from "./diagram-svg.js";
import { printDiagram } from "./print-diagram.js";

const svg = diagramSvg(sampleDiagram, { text: createFlowText("uz", messages) });

afterEach(() => vi.restoreAllMocks());

it("draws a diagram as a PNG with ink on it, at twice the size of the drawing", async () => {
  const png = await pngOf(svg);
  expect(png.type).toBe("image/png");
  const bitmap = await createImageBitmap(png);
  const width = Number(/width="(\d+)/.exec(svg)?.[1]);
  expect(bitmap.width).toBe(width * 2);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
  expect(pixels.some((value, index) => index % 4 === 0 && value < 100)).toBe(true);
});

it("says that what is no picture cannot be drawn", async () => {
  await expect(pngOf("<svg")).rejects.toBeInstanceOf(PictureError);
});

it("prints the picture alone and leaves the page as it was", async () => {
  let printed = 0;
  vi.spyOn(window, "print").mockImplementation(() => {
    printed = document.querySelectorAll("body > img[data-diagram-print]").length;
  });
  const sheets = document.adoptedStyleSheets.length;
  await printDiagram(svg);
  expect(printed).toBe(1);
  expect(document.querySelector("[data-diagram-print]")).toBeNull();
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
});
