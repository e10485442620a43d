import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { initials } from "./initials.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `Avatar`. */
export interface AvatarProps extends RootProps {
  /** Name of the person. */
  name: string;
  /** Address of a picture; without one, or when it does not come, the initials stand. */
  src?: string;
  /** Edge in pixels. @default 32 */
  size?: 24 | 32 | 40 | 64;
  /** Whether the name stands beside it, so that readers need not hear it twice. @default true */
  isDecorative?: boolean;
}

const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--_size);
  block-size: var(--_size);
  border-radius: var(--yer-radius-full);
  background: var(--yer-accent-subtle);
  color: var(--yer-accent-text);
  box-shadow: inset 0 0 0 1px var(--yer-accent-border);
  font-size: calc(var(--_size) * 0.38);
  font-weight: var(--yer-weight-semibold);
  line-height: 1;
  overflow: hidden;
  user-select: none;
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/**
 * A person in small: the picture, or the initials.
 *
 * Data attributes: `data-size`, `data-content` (`picture` or `initials`).
 */
export function Avatar({ name, src, size = 32, isDecorative = true, ...root }: AvatarProps): ReactNode {
  const [broken, setBroken] = useState<string>();
  const shown = src !== undefined && src !== broken;

  /** A picture that failed before the page came alive tells nobody any more. */
  function checkEarly(picture: HTMLImageElement | null): void {
    if (picture?.complete === true && picture.naturalWidth === 0) setBroken(src);
  }
  return (
    <Root
      {...rootProps(root, { style: { "--_size": `${size}px` } })}
      data-size={size}
      data-content={shown ? "picture" : "initials"}
      {...(isDecorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
    >
      {shown ? <img ref={checkEarly} src={src} alt="" onError={() => setBroken(src)} /> : initials(name)}
    </Root>
  );
}
