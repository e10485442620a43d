import type { Decorator } from "@storybook/react-vite";
import type { CSSProperties } from "react";

const frame: CSSProperties = { display: "block", inlineSize: "100%", blockSize: 560, border: 0 };

/** Components of which one instance rules a whole page: its focus, its edges, its announcements. */
const ofPages = new Set(["Forms/ErrorSummary", "Structure/PageArrival", "Structure/SkipLink"]);

/**
 * On a page of text, shows in a frame of its own what would lie over the page, take its focus or want all of its room:
 * the same story, in the same language and look.
 */
export const inFrame: Decorator = (Story, { id, name, title, args, parameters, globals, viewMode }) => {
  const opens = args["isOpen"] === true || "blocker" in args;
  const fullscreen = parameters["layout"] === "fullscreen";
  if (viewMode !== "docs" || !(opens || fullscreen || ofPages.has(title))) return <Story />;
  const look = ["locale", "theme", "dir", "density"].map((key) => `${key}:${String(globals[key])}`).join(";");
  const address = `iframe.html?id=${id}&viewMode=story&globals=${look}`;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the book itself: it needs its own scripts and origin
  return <iframe title={name} src={address} loading="lazy" style={frame} />;
};
