import { type ReactElement, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../../components/Button/index.js";
import { Stack } from "../../../components/Stack/index.js";
import { tokenEntries } from "../../../testing/colour-pairs.js";

const Track = styled.div`
  padding: var(--yer-space-1);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface-sunken);
  &::before {
    content: "";
    display: block;
    inline-size: 24%;
    block-size: 24px;
    border-radius: var(--yer-radius-sm);
    background: var(--yer-accent);
    transition: margin-inline-start var(--duration) var(--yer-ease);
  }
  &[data-there]::before {
    margin-inline-start: 76%;
  }
`;

/** The durations, to be seen. */
export function MotionSample(): ReactElement {
  const [there, setThere] = useState(false);
  const durations = tokenEntries("base").filter(([name]) => name.startsWith("motion"));
  return (
    <Stack gap={4}>
      <div>
        <Button onPress={() => setThere(!there)}>Move</Button>
      </div>
      {durations.map(([name, length]) => (
        <div key={name}>
          <code>
            --yer-{name}: {length}
          </code>
          <Track data-there={there || undefined} style={{ "--duration": `var(--yer-${name})` }} />
        </div>
      ))}
    </Stack>
  );
}
