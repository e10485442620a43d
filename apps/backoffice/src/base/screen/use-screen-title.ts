import { useTheme } from "@yer/api/react";
import { useEffect } from "react";
import { spoken } from "../language/spoken.js";
import { useText } from "../language/use-text.js";

/** Names the tab after the screen: what, then where, so that many tabs can be told apart; it is heard on arrival. */
export function useScreenTitle(screen: string): void {
  const text = useText();
  const { locale } = useTheme();
  const title = spoken(text("title", { screen }), locale);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
