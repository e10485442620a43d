import { expect, it } from "vitest";
import { apart } from "./apart.js";

it("leaves no style attribute, which the page's policy forbids, and styles each element as before", () => {
  const drawn =
    '<p style="--gap:4px">a</p><p style="--gap:4px">b</p><p style="font:&quot;Inter&quot;">c &lt; style</p>';
  const { html, css } = apart(drawn, '<style data-styled="true">.a{color:red}/*!sc*/</style>');
  expect(html).toBe('<p data-s="0">a</p><p data-s="0">b</p><p data-s="1">c &lt; style</p>');
  expect(css).toBe('.a{color:red}[data-s="0"]{--gap:4px}[data-s="1"]{font:"Inter"}');
});
