import { type KeyboardEvent, type MouseEvent, type TouchEvent, useEffect, useRef, useState } from "react";

/** Where the menu opens: at the pointer, or below the element that has the focus. In pixels of the window. */
export interface ContextAnchor {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether keys asked for it: the first item then has the focus. */
  readonly byKeys: boolean;
}

/** What a menu was asked about. */
export interface ContextAsked {
  /** What was pointed at, or has the focus. */
  readonly element: Element;
  /** Where the pointer or the finger was, in pixels of the window; null where keys asked. */
  readonly point: { readonly clientX: number; readonly clientY: number } | null;
}

/** What the element with the menu listens to; spread it. */
export interface ContextMenuTarget {
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchMove: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
  readonly onTouchCancel: () => void;
}

/** A finger that rests this long asks for the menu, as on the systems that say so themselves. */
const longPressMs = 500;
/** A finger that moves further scrolls. */
const restPx = 10;

/** Fields keep the browser's own menu: pasting and spelling are there. */
const field = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest(field) !== null;
}

/** The part of an element that the window shows. */
function inWindow(element: Element): Omit<ContextAnchor, "byKeys"> {
  const box = element.getBoundingClientRect();
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
  return {
    x: left,
    y: top,
    width: Math.max(0, Math.min(box.right, window.innerWidth) - left),
    height: Math.max(0, Math.min(box.bottom, window.innerHeight) - top),
  };
}

/**
 * Hears every way in which people ask for a context menu: right click, Shift+F10, the menu key, and a long press, which
 * Android tells by itself and iOS does not.
 */
export function useContextTarget(
  isDisabled: boolean,
  onAsk?: (asked: ContextAsked) => void,
): {
  target: ContextMenuTarget;
  anchor: ContextAnchor | null;
  close: () => void;
} {
  const [anchor, setAnchor] = useState<ContextAnchor | null>(null);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number; opened: boolean }>(undefined);
  const isOpen = anchor !== null;

  function lift(): void {
    clearTimeout(press.current?.timer);
  }
  useEffect(() => () => clearTimeout(press.current?.timer), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    function onContextMenu(event: globalThis.MouseEvent): void {
      event.preventDefault();
      const { target, clientX, clientY } = event;
      if (target instanceof Element && target.closest("[role=menu]")) return;
      setAnchor(null);
      // A right click elsewhere goes through to what lies there, once the open menu no longer covers it.
      requestAnimationFrame(() => {
        const init = { bubbles: true, cancelable: true, button: 2, clientX, clientY };
        document.elementFromPoint(clientX, clientY)?.dispatchEvent(new window.MouseEvent("contextmenu", init));
      });
    }
    document.addEventListener("contextmenu", onContextMenu, true);
    return () => document.removeEventListener("contextmenu", onContextMenu, true);
  }, [isOpen]);

  function ask(element: EventTarget, point: ContextAsked["point"]): void {
    if (element instanceof Element) onAsk?.({ element, point });
  }

  const target: ContextMenuTarget = {
    onContextMenu(event) {
      if (isDisabled || event.defaultPrevented || isField(event.target)) return;
      event.preventDefault();
      lift();
      ask(event.target, { clientX: event.clientX, clientY: event.clientY });
      setAnchor({ x: event.clientX, y: event.clientY, width: 0, height: 0, byKeys: false });
    },
    onKeyDown(event) {
      const asked = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
      if (!asked || isDisabled || event.defaultPrevented || isField(event.target)) return;
      event.preventDefault();
      if (!(event.target instanceof Element)) return;
      ask(event.target, null);
      setAnchor({ ...inWindow(event.target), byKeys: true });
    },
    onTouchStart(event) {
      const touch = event.touches[0];
      lift();
      if (isDisabled || !touch || event.touches.length > 1 || isField(event.target)) return;
      const { clientX: x, clientY: y } = touch;
      const { target: under } = event;
      const timer = setTimeout(() => {
        if (press.current) press.current.opened = true;
        ask(under, { clientX: x, clientY: y });
        setAnchor((open) => open ?? { x, y, width: 0, height: 0, byKeys: false });
      }, longPressMs);
      press.current = { timer, x, y, opened: false };
    },
    onTouchMove(event) {
      const touch = event.touches[0];
      const start = press.current;
      if (touch && start && Math.hypot(touch.clientX - start.x, touch.clientY - start.y) > restPx) lift();
    },
    onTouchEnd(event) {
      lift();
      // The finger that opened the menu must not press what lies under it as well.
      if (press.current?.opened) event.preventDefault();
      press.current = undefined;
    },
    onTouchCancel: lift,
  };
  return { target, anchor, close: () => setAnchor(null) };
}
