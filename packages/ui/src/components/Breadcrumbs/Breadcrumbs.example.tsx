import { Breadcrumbs } from "@yer/ui";

export function Example() {
  return <Breadcrumbs items={[{ label: "Orders", href: "/orders" }, { label: "Order 17" }]} />;
}
