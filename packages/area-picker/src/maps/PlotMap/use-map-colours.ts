import { type Tone, tones } from "@yer/ui";
import { useLayoutEffect, useState } from "react";

/** Colours of the page, as a canvas needs them: canvases know no custom properties. */
export interface MapColours {
  readonly tones: Readonly<Record<Tone, string>>;
  readonly line: string;
  readonly text: string;
  readonly ground: string;
  readonly accent: string;
  readonly muted: string;
  readonly font: string;
}

function read(): MapColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--yer-${name}`).trim();
  return {
    tones: Object.fromEntries(tones.map((tone) => [tone, token(`${tone}-solid`)])) as Record<Tone, string>,
    line: token("text-muted"),
    text: token("text"),
    ground: token("surface"),
    accent: token("text"),
    muted: token("border-strong"),
    font: token("font"),
  };
}

/** The colours now, and anew when the theme changes: that is an attribute of the document. */
export function useMapColours(): MapColours | null {
  const [colours, setColours] = useState<MapColours | null>(null);
  // Before the first frame: nothing is drawn without them.
  useLayoutEffect(() => {
    const follow = (): void => setColours(read());
    follow();
    const watch = new MutationObserver(follow);
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    return () => watch.disconnect();
  }, []);
  return colours;
}
