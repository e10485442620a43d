import {
  Controls,
  Description,
  Heading,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import type { ReactElement } from "react";

/** Whole code to copy, by the file of the stories that it stands beside. */
const examples = import.meta.glob<string>("../packages/ui/src/**/*.example.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A component's page: what it is for, code to copy, its props, and the stories that test it. */
export default function ComponentPage(): ReactElement {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const file = String(preparedMeta.parameters["fileName"]).replace(/^\.?\//, "../");
  const example = examples[file.replace(".stories.tsx", ".example.tsx")];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {example !== undefined && (
        <>
          <Heading>Example</Heading>
          <Source code={example} language="tsx" />
        </>
      )}
      <Controls />
      <Stories />
    </>
  );
}
