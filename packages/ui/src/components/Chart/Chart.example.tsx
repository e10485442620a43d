import { Chart } from "@yer/ui";

export function Example() {
  return (
    <Chart
      kind="bar"
      title="Orders by quarter"
      categoryLabel="Quarter"
      categories={["Q1", "Q2", "Q3", "Q4"]}
      series={[
        { id: "placed", label: "Placed", values: [120, 150, 170, 210] },
        { id: "returned", label: "Returned", values: [8, 12, 9, 14] },
      ]}
    />
  );
}
