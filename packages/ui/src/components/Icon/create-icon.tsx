import type { ReactNode } from "react";
import { Icon, type IconProps } from "./Icon.js";

/** An icon as a component. */
export interface IconComponent {
  (props: IconProps): ReactNode;
  displayName?: string;
}

/** Makes an icon component of a drawing: `createIcon("check", "M4 10.5l4 4 8-9")`. */
export function createIcon(name: string, path: string, { isMirrored = false } = {}): IconComponent {
  const component: IconComponent = (props) => <Icon name={name} path={path} isMirrored={isMirrored} {...props} />;
  component.displayName = `Icon(${name})`;
  return component;
}
