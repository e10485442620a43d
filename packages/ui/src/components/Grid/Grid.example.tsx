import { Card, Grid } from "@yer/ui";

export function Example() {
  return (
    <Grid min="240px">
      <Card title="Placed">120</Card>
      <Card title="Sent">95</Card>
      <Card title="Returned">4</Card>
    </Grid>
  );
}
