declare module "virtual:kit-props" {
  import type { KitProp } from "./kit-props.js";

  const props: Readonly<Record<string, readonly KitProp[]>>;
  export default props;
}
