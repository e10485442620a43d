import { useEffect } from "react";

/** Where the app's files lie. */
const base = import.meta.env.BASE_URL;

/** What a browser reads of a page that can be installed. iOS takes its icon from a link of its own, and wants it as PNG. */
const heads = [
  ["link", { rel: "manifest", href: `${base}diary.webmanifest` }],
  ["link", { rel: "apple-touch-icon", href: `${base}diary-icon-180.png` }],
  ["meta", { name: "apple-mobile-web-app-title", content: "Kundalik" }],
  ["meta", { name: "theme-color", content: "#0b7a75" }],
] as const;

/** Says that the diary can be installed as an app of its own, as long as one is in it: the rest of the back office cannot. */
export function useInstallable(): void {
  useEffect(() => {
    const said = heads.map(([name, attributes]) => {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      document.head.append(element);
      return element;
    });
    return () => said.forEach((element) => element.remove());
  }, []);
}
