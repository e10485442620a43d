/** What a browser says of its connection and of who looks at the page; tests say it themselves. */
export interface BrowserSigns {
  /** The build this page is of; undefined where pages do not say it, as in development. */
  readonly build: string | undefined;
  /** Whether the browser believes that it has a network; `true` proves nothing. */
  readonly isOnline: () => boolean;
  /** Whether somebody may be looking at the page. */
  readonly isSeen: () => boolean;
  /**
   * Hears when the browser finds or loses its network, when somebody comes back to the tab, and when a file of the page's
   * build is missing (the event `missingpart` of `@yer/ui`). Returns the way to stop.
   */
  readonly listen: (listener: (sign: "online" | "offline" | "seen" | "missing") => void) => () => void;
  /** Loads the page anew. */
  readonly reload: () => void;
}

/** The signs of a browser's page. Its build stands in `<meta name="yer-build">`, which the static host writes. */
export function browserSigns(): BrowserSigns {
  const build = document.querySelector<HTMLMetaElement>('meta[name="yer-build"]')?.content;
  return {
    build: build === "" ? undefined : build,
    isOnline: () => navigator.onLine,
    isSeen: () => document.visibilityState === "visible",
    listen: (listener) => {
      const online = () => listener("online");
      const offline = () => listener("offline");
      const missing = () => listener("missing");
      const seen = () => {
        if (document.visibilityState === "visible") listener("seen");
      };
      addEventListener("online", online);
      addEventListener("offline", offline);
      addEventListener("missingpart", missing);
      document.addEventListener("visibilitychange", seen);
      return () => {
        removeEventListener("online", online);
        removeEventListener("offline", offline);
        removeEventListener("missingpart", missing);
        document.removeEventListener("visibilitychange", seen);
      };
    },
    reload: () => location.reload(),
  };
}
