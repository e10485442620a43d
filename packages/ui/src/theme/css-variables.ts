import "react";

declare module "react" {
  /** Lets a component hand a dynamic value to static CSS: `style={{ "--yer-x": v }}`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
