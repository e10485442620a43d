import type { CSSProperties, DOMAttributes, Ref } from "react";
import { assignRef } from "../state/assign-ref.js";

/** How the names of the handlers go on that every root takes. What is changed, left or sent is each component's own. */
type Told =
  | "AuxClick"
  | "Click"
  | "ContextMenu"
  | "DoubleClick"
  | "GotPointer"
  | "Key"
  | "LostPointer"
  | "Mouse"
  | "Pointer"
  | "Scroll"
  | "Touch"
  | "Wheel";

const told =
  /^(?:data-|on(?:AuxClick|Click|ContextMenu|DoubleClick|GotPointer|Key|LostPointer|Mouse|Pointer|Scroll|Touch|Wheel))|^(?:className|id|ref|style)$/u;

/** The handlers of the DOM that reach the root of every component. */
export type RootHandlers = Pick<DOMAttributes<Element>, Extract<keyof DOMAttributes<Element>, `on${Told}${string}`>>;

/** What every component takes for its root element beside its own props; `data-*` too, which need no type. */
export interface RootProps<Root extends Element = HTMLElement> extends RootHandlers {
  /** A class of the host's, beside the component's own. */
  className?: string | undefined;
  /** Inline style: what the place asks of the component, such as a margin or an area of a grid. */
  style?: CSSProperties | undefined;
  /** Id of the root element. */
  id?: string | undefined;
  /** The root element. */
  ref?: Ref<Root> | undefined;
}

/** `RootProps` as an element takes them: a ref to any element is one to a `<div>` too. */
export type RootAttributes<Root extends Element = HTMLElement> = Omit<RootProps<Root>, "ref"> & {
  ref?: Ref<never> | undefined;
};

type Given = Readonly<Record<string, unknown>>;
type Handler = (...event: unknown[]) => void;

/** Both values of one name, as far as it can hold two; the component's own comes first. */
function both(name: string, own: unknown, given: unknown): unknown {
  if (own === undefined || given === undefined) return own ?? given;
  if (name === "ref") {
    return (element: Element | null) => {
      assignRef(own as Ref<Element>, element);
      assignRef(given as Ref<Element>, element);
    };
  }
  if (name === "style") return { ...own, ...given };
  if (typeof own !== "function") return given;
  return (...event: unknown[]) => {
    (own as Handler)(...event);
    (given as Handler)(...event);
  };
}

/**
 * Of a component's props those that belong to its root: `<Root {...rootProps(props)} data-tone={tone}>`. What stands
 * after it wins; what both the host and the component have of a style, a ref or a handler goes into `own`, and both hold.
 */
export function rootProps<Root extends Element = HTMLElement>(
  props: RootProps<Root>,
  own: Omit<RootProps<Root>, "className"> = {},
): RootAttributes<Root> {
  const merged: Record<string, unknown> = { ...own };
  for (const [name, given] of Object.entries(props as Given)) {
    if (told.test(name)) merged[name] = both(name, (own as Given)[name], given);
  }
  return merged;
}

/** {@link rootProps} for a root of which the component has a ref, or handlers that read one. */
export function useRootProps<Root extends Element = HTMLElement>(
  props: RootProps<Root>,
  own: Omit<RootProps<Root>, "className">,
): RootAttributes<Root> {
  return rootProps(props, own);
}
