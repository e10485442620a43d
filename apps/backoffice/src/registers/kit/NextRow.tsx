import { ArrowEndIcon, Link } from "@yer/ui";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useText } from "../../base/language/use-text.js";

/** Props of {@link NextRow}. */
export interface NextRowProps {
  /** The address of the row that comes next. */
  readonly href: string;
  /** Number of the record that comes next. */
  readonly number: string;
}

/**
 * The way from an open row to the next of its list: one press, or Alt+N wherever the focus is. The letter goes by its
 * place on the keyboard, so that it is the same under a Cyrillic layout.
 */
export function NextRow({ href, number }: NextRowProps) {
  const text = useText();
  const navigate = useNavigate();
  const go = useEffectEvent(() => void navigate(href));
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const asked = event.code === "KeyN" && event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!asked || event.defaultPrevented || event.repeat) return;
      event.preventDefault();
      go();
    }
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return (
    <Link href={href} button="secondary" size="sm" icon={<ArrowEndIcon />}>
      {text("list.next", { number })}
    </Link>
  );
}
