/**
 * How icons are drawn, in the kit's one static sheet: a page has hundreds of them, and each would ask for its style. Without
 * any weight, so that whatever an icon stands in says otherwise.
 */
export const iconCss = `
  :where(svg[data-icon]) {
    flex: none;
    display: inline-block;
    vertical-align: -0.16em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [dir="rtl"] svg[data-icon][data-mirrored] { transform: scaleX(-1); }
  @media (forced-colors: active) {
    :where(svg[data-icon]) { stroke: CanvasText; }
  }
`;
