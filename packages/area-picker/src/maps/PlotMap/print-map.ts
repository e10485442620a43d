/** The sheet that leaves of the page only what is marked, while it is printed. */
const sheetText = `
  @media print {
    body * { visibility: hidden !important; }
    [data-map-printed], [data-map-printed] * { visibility: visible !important; }
    [data-map-printed] { position: absolute !important; inset: 0 !important; }
    [data-map-printed] [data-map-panel] { box-shadow: none !important; }
    @page { size: landscape; }
  }
`;

/** Prints a map with its legend and its credits, as it is on the screen. */
export function printMap(element: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, sheet];
  element.dataset["mapPrinted"] = "";
  try {
    window.print();
  } finally {
    delete element.dataset["mapPrinted"];
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }
}
