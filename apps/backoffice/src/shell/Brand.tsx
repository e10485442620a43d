import { KhatamMark } from "@yer/ui";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { useText } from "../language/useText.js";

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--yer-space-2);
  color: var(--yer-text);
  font-size: var(--yer-font-size-lg);
  font-weight: var(--yer-weight-semibold);
  letter-spacing: -0.01em;
  text-decoration: none;
  svg {
    color: var(--yer-accent);
  }
`;

/** The product's mark and name, leading to the registers. */
export function Brand() {
  const text = useText();
  return (
    <Home to="/applications" aria-label={text("brand.full")}>
      <KhatamMark />
      {text("brand")}
    </Home>
  );
}
