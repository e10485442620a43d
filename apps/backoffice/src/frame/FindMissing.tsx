import { useEffect } from "react";
import { useText } from "../base/language/use-text.js";
import { toasts } from "../base/screen/toast-queue.js";

/** Says that the search did not arrive, so that nobody presses its keys in vain; it is asked for again meanwhile. */
export function FindMissing() {
  const text = useText();
  useEffect(() => {
    toasts.push({ tone: "danger", text: text("header.find.missing") });
  }, [text]);
  return null;
}
