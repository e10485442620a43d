import { Button, EyeIcon, Stack } from "@yer/ui";
import { useEffect, useRef } from "react";
import { useText } from "../language/use-text.js";
import { useRefusal } from "./use-refusal.js";

/** Props of {@link ShowPersonal}. */
export interface ShowPersonalProps {
  /** Whether the numbers were asked for here, and stand in full. */
  readonly isShown: boolean;
  readonly isPending: boolean;
  readonly onShow: () => void;
}

/**
 * Asks for personal numbers in full. Once they stand so, words take the button's place, and the focus with it: what
 * happened is read out, and Tab goes on from there.
 */
export function ShowPersonal({ isShown, isPending, onShow }: ShowPersonalProps) {
  const text = useText();
  const refusal = useRefusal("read_personal:property");
  const words = useRef<HTMLSpanElement>(null);
  // The button that had the focus is gone; whoever has gone on meanwhile is left where they are.
  useEffect(() => {
    if (isShown && document.activeElement === document.body) words.current?.focus();
  }, [isShown]);
  if (isShown) {
    return (
      <Stack direction="row" gap={1} align="center">
        <EyeIcon />
        <span ref={words} tabIndex={-1}>
          {text("file.personal.shown")}
        </span>
      </Stack>
    );
  }
  return (
    <Button size="sm" variant="quiet" icon={<EyeIcon />} isPending={isPending} onPress={onShow} {...refusal}>
      {text("file.personal.show")}
    </Button>
  );
}
