import { createGlobalStyle } from "styled-components";

/**
 * The public site is read once by people of every age, and not worked with all day: what the kit sets small for dense
 * tables of staff is 16 px here. On `body`, so that popovers and dialogs beside the page have it too.
 */
export const PublicType = createGlobalStyle`
  body {
    --yer-font-size-sm: 1rem;
    --yer-font-size-md: 1rem;
    --yer-font-size-lg: 1.125rem;
  }
  /* A map keeps its edges and credits small. */
  [role="menu"] {
    --yer-font-size-xs: 1rem;
  }
  small {
    font-size: inherit;
  }
`;
