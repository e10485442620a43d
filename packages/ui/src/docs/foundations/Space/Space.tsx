import type { ReactElement } from "react";
import { styled } from "styled-components";
import { Button } from "../../../components/Button/index.js";
import { Card } from "../../../components/Card/index.js";
import { Stack } from "../../../components/Stack/index.js";
import { TextField } from "../../../components/TextField/index.js";
import { tokenEntries } from "../../../testing/colour-pairs.js";
import { WideTable } from "../../WideTable.js";

const Bar = styled.span`
  display: block;
  inline-size: var(--length);
  block-size: 16px;
  border-radius: 2px;
  background: var(--yer-accent);
`;

/** The steps of the rhythm. */
export function Steps(): ReactElement {
  const steps = tokenEntries("base").filter(([name]) => name.startsWith("space-"));
  return (
    <WideTable label="Steps" heads={["Token", "Length", "Looks"]}>
      {steps.map(([name, length]) => (
        <tr key={name}>
          <th scope="row">
            <code>--yer-{name}</code>
          </th>
          <td>{length}</td>
          <td>
            <Bar style={{ "--length": length }} />
          </td>
        </tr>
      ))}
    </WideTable>
  );
}

/** What the two densities change. */
export function DensityFigures(): ReactElement {
  const compact = new Map(tokenEntries("compact"));
  return (
    <WideTable label="Densities" heads={["Token", "Comfortable", "Compact"]}>
      {tokenEntries("comfortable").map(([name, length]) => (
        <tr key={name}>
          <th scope="row">
            <code>--yer-{name}</code>
          </th>
          <td>{length}</td>
          <td>{compact.get(name)}</td>
        </tr>
      ))}
    </WideTable>
  );
}

function Part({ name }: { readonly name: string }): ReactElement {
  return (
    <Card title={name} level={3}>
      <Stack gap={3}>
        <TextField label="Number" name={name} defaultValue="2026-1701-000042" width="full" />
        <Stack direction="row" gap={2}>
          <Button variant="primary">Save</Button>
          <Button>Cancel</Button>
        </Stack>
      </Stack>
    </Card>
  );
}

/** The density of the page beside a part that is always compact. */
export function DensitySample(): ReactElement {
  return (
    <Stack direction="row" gap={4} align="start">
      <div style={{ flex: "1 1 240px" }}>
        <Part name="As the page" />
      </div>
      <div style={{ flex: "1 1 240px" }} data-density="compact">
        <Part name="Always compact" />
      </div>
    </Stack>
  );
}
