import type { ReactElement } from "react";
import { tokenEntries } from "../../../testing/colour-pairs.js";
import { WideTable } from "../../WideTable.js";

/** Every token, as `tokens.ts` has it. */
export function TokenTables(): ReactElement {
  const [dark, contrast, compact] = (["dark", "contrast", "compact"] as const).map(
    (block) => new Map(tokenEntries(block)),
  );
  return (
    <div style={{ display: "grid", gap: 32 }}>
      <WideTable label="The same everywhere" heads={["Token", "Value"]}>
        {tokenEntries("base").map(([name, value]) => (
          <tr key={name}>
            <Name of={name} />
            <Value of={value} />
          </tr>
        ))}
      </WideTable>
      <WideTable label="By density" heads={["Token", "Comfortable", "Compact"]}>
        {tokenEntries("comfortable").map(([name, value]) => (
          <tr key={name}>
            <Name of={name} />
            <Value of={value} />
            <Value of={compact?.get(name)} />
          </tr>
        ))}
      </WideTable>
      <WideTable label="By theme" heads={["Token", "Light", "Dark", "High contrast"]}>
        {tokenEntries("light").map(([name, value]) => (
          <tr key={name}>
            <Name of={name} />
            <Value of={value} />
            <Value of={dark?.get(name)} />
            <Value of={contrast?.get(name)} />
          </tr>
        ))}
      </WideTable>
    </div>
  );
}

function Name({ of }: { readonly of: string }): ReactElement {
  return (
    <th scope="row">
      <code>--yer-{of}</code>
    </th>
  );
}

function Value({ of }: { readonly of: string | undefined }): ReactElement {
  return (
    <td>
      <code>{of}</code>
    </td>
  );
}
