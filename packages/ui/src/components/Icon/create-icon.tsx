import type { ReactNode } from "react";
import { Icon, type IconProps } from "./Icon.js";

/** An icon as a component. */
export interface IconComponent {
  (props: IconProps): ReactNode;
  displayName?: string;
}

/** Makes an icon component of a drawing: `createIcon("check", "M4 10.5l4 4 8-9")`. */
export function createIcon(name: string, path: string, { isMirrored = false } = {}): IconComponent {
  // Called, as it has no state of its own: a page has hundreds of icons, and each would be two components.
  const component: IconComponent = (props) => Icon({ name, path, isMirrored, ...props });
  component.displayName = `Icon(${name})`;
  return component;
}
