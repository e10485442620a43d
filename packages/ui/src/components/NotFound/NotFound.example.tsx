import { NotFound } from "@yer/ui";

export function Example() {
  return <NotFound homeHref="/" homeLabel="To all orders" />;
}
