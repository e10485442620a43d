import { Disclosure, InlineAlert, Stack, useUiIntl } from "@yer/ui";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { indexOf, pathsShown, pathsOf } from "../../model/groups/index.js";
import type { PathStep } from "../../model/groups/index.js";
import { optionsOf } from "../../model/groups/group-flow.js";
import { useGroupParts } from "./group-editor-context.js";

const List = styled.ol`
  display: grid;
  gap: var(--yer-space-2);
  margin: 0;
  padding-inline-start: var(--yer-space-6);
  overflow-wrap: anywhere;
`;

const Longest = styled.p`
  color: var(--yer-text-muted);
  overflow-wrap: anywhere;
`;

/** Every way through the form: how many, the longest, and the first of them question by question. */
export function GroupPathsList(): ReactNode {
  const { editing, nameOf, text } = useGroupParts();
  const { intl, locale } = useUiIntl();
  const { group } = editing;
  const paths = useMemo(() => pathsOf(group), [group]);
  const index = useMemo(() => indexOf(group), [group]);
  if (group.nodes.length === 0) return null;
  if (!paths) return <InlineAlert tone="warning">{text("groupEditor.cyclic")}</InlineAlert>;

  const stepText = ({ node, options }: PathStep): string => {
    const name = nameOf(index.nodes.get(node)?.fieldId ?? 0);
    const chosen = optionsOf(index, node)
      .filter(({ id }) => options.includes(id))
      .map(({ label }) => label[locale]);
    return chosen.length > 0 ? `${name} (${intl.formatList(chosen, { type: "disjunction" })})` : name;
  };
  return (
    <Disclosure title={text("groupEditor.paths", { count: intl.formatNumber(paths.count) })}>
      <Stack gap={3}>
        <section aria-label={text("groupEditor.longestPath")}>
          <p>{text("groupEditor.longest", { count: paths.longest.length })}</p>
          <Longest>{paths.longest.map((node) => nameOf(index.nodes.get(node)?.fieldId ?? 0)).join(" → ")}</Longest>
        </section>
        {paths.count > BigInt(pathsShown) ? <span>{text("groupEditor.pathsShown", { count: pathsShown })}</span> : null}
        <List aria-label={text("groupEditor.firstPaths")}>
          {paths.first.map((path) => (
            <li key={path.map(({ node, options }) => `${node}:${options.join(",")}`).join(" ")}>
              {path.map(stepText).join(" → ")}
            </li>
          ))}
        </List>
      </Stack>
    </Disclosure>
  );
}
