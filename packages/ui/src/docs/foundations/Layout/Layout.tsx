import type { ReactElement } from "react";
import { styled } from "styled-components";
import { Card } from "../../../components/Card/index.js";
import { Grid } from "../../../components/Grid/index.js";
import { tokenEntries } from "../../../testing/colour-pairs.js";
import { WideTable } from "../../WideTable.js";

const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-6);
  > figure {
    display: grid;
    justify-items: center;
    gap: var(--yer-space-2);
    margin: 0;
    font-size: var(--yer-font-size-xs);
  }
  > figure::before {
    content: "";
    inline-size: 96px;
    block-size: 64px;
    border: 1px solid var(--yer-border);
    border-radius: var(--radius, var(--yer-radius-md));
    background: var(--yer-surface-raised);
    box-shadow: var(--shadow, none);
  }
`;

/** Corners and shadows, by the names of their tokens. */
export function Surfaces(): ReactElement {
  const radii = tokenEntries("base").filter(([name]) => name.startsWith("radius-"));
  const shadows = tokenEntries("light").filter(([name]) => name.startsWith("shadow-"));
  return (
    <Sheet>
      {radii.map(([name]) => (
        <figure key={name} style={{ "--radius": `var(--yer-${name})` }}>
          <figcaption>--yer-{name}</figcaption>
        </figure>
      ))}
      {shadows.map(([name]) => (
        <figure key={name} style={{ "--shadow": `var(--yer-${name})` }}>
          <figcaption>--yer-{name}</figcaption>
        </figure>
      ))}
    </Sheet>
  );
}

const breaks: readonly { readonly at: string; readonly of: string; readonly what: string }[] = [
  { at: "26.25rem (420 px)", of: "container", what: "Rows of a time line and of files put their time under the words" },
  { at: "30rem", of: "container", what: "Breadcrumbs keep the last step only, as a way back" },
  { at: "32rem", of: "container", what: "Mine and theirs of a conflict stand side by side" },
  { at: "36rem", of: "container", what: "Check answers put the answer beside its question" },
  { at: "40rem", of: "container", what: "Below it a table's rows become cards" },
  { at: "56rem", of: "container", what: "A form's section puts its heading beside its fields" },
  { at: "600 px", of: "window", what: "Below it dialogs and drawers fill the window" },
];

/** Where components change their layout. */
export function Breaks(): ReactElement {
  return (
    <WideTable label="Where the layout changes" heads={["At", "Of", "What changes"]}>
      {breaks.map(({ at, of, what }) => (
        <tr key={what}>
          <th scope="row">{at}</th>
          <td>{of}</td>
          <td>{what}</td>
        </tr>
      ))}
    </WideTable>
  );
}

const Frame = styled.div`
  padding: var(--yer-space-4);
  border: 1px dashed var(--yer-border-strong);
  border-radius: var(--yer-radius-md);
`;

/** As many columns as fit, and one in a narrow place. */
export function GridSample(): ReactElement {
  return (
    <Frame>
      <Grid min="160px">
        {["Applications", "Areas", "Payments", "Reports"].map((title) => (
          <Card key={title}>
            <strong>{title}</strong>
            <p>At least 160 px wide</p>
          </Card>
        ))}
      </Grid>
    </Frame>
  );
}
