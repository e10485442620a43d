import { imageOf } from "./diagram-png.js";

/** The sheet that hides the page while the picture is printed. */
const printStyles = `
  @media print {
    body > :not([data-diagram-print]) { display: none !important; }
    [data-diagram-print] { display: block !important; inline-size: 100%; max-block-size: 100vh; object-fit: contain; }
    @page { size: landscape; }
  }
`;

/** Prints an SVG document alone on a sheet, without a new window that a browser could block. @throws {PictureError} */
export async function printDiagram(svg: string): Promise<void> {
  const { image, url } = await imageOf(svg);
  image.dataset["diagramPrint"] = "";
  image.alt = "";
  image.hidden = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(printStyles);
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, sheet];
  document.body.append(image);
  try {
    window.print();
  } finally {
    image.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    URL.revokeObjectURL(url);
  }
}
