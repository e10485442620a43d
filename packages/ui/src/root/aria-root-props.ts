import { type ComponentProps, createElement, type JSX, type ReactElement } from "react";
import { type RootAttributes, rootProps, type RootProps } from "./root-props.js";

type Tag = "div" | "label" | "section";
type Rendered<Name extends Tag> = (props: JSX.IntrinsicElements[Name]) => ReactElement;

/** What a root of React Aria's takes of `RootProps`, and how it is drawn with the rest. */
export type AriaRootAttributes<Name extends Tag> = Omit<RootAttributes, "id"> & { render?: Rendered<Name> };

/** What React Aria gives to a part within: the input has the `id`, and hears the keys. */
const within = /^(?:id|onKey.*)$/u;

/**
 * `rootProps` for a root that React Aria draws and that is not itself what takes the focus. Its `id` and its keys are
 * those of a part within, so the host's are put on the element itself.
 */
export function ariaRootProps<Name extends Tag = "div">(
  props: RootProps,
  name: Name = "div" as Name,
  own: Omit<RootProps, "className"> = {},
): AriaRootAttributes<Name> {
  const all = Object.entries(rootProps(props, own));
  const direct = Object.fromEntries(all.filter(([key]) => !within.test(key)));
  const onElement = all.filter(([key, value]) => within.test(key) && value !== undefined);
  if (onElement.length === 0) return direct;
  const render = (drawn: ComponentProps<Name>): ReactElement =>
    createElement(name, { ...drawn, ...Object.fromEntries(onElement) });
  return { ...direct, render: render as Rendered<Name> };
}

/** {@link ariaRootProps} for a root of which the component has a ref. */
export function useAriaRootProps<Name extends Tag>(
  props: RootProps,
  name: Name,
  own: Omit<RootProps, "className">,
): AriaRootAttributes<Name> {
  return ariaRootProps(props, name, own);
}
