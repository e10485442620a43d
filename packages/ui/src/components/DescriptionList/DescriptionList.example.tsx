import { DescriptionList } from "@yer/ui";

export function Example() {
  return (
    <DescriptionList
      items={[{ term: "Customer", details: "Grace Hopper" }, { term: "Total", details: "120.00" }, { term: "Note" }]}
    />
  );
}
