import type { Application } from "@yer/api/contract/applications";
import { Disclosure, Stack, useMediaQuery } from "@yer/ui";
import { styled } from "styled-components";
import { PlotSketch } from "../plots/PlotSketch.js";
import { AttachedFiles } from "../objections/AttachedFiles.js";
import { withObjectionTexts } from "../objections/objection-texts.js";
import { useConclusionsText } from "./conclusions-texts.js";

const Documents = withObjectionTexts(AttachedFiles);

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: var(--yer-space-4);
  align-items: start;
`;

/** As the kit's shell: below it the questions come first. */
const phone = "(max-width: 899.98px)";

/** What a conclusion is given on: the plot among its neighbours and the application's documents, open where there is room. */
export function PlotAndDocuments({ of: { id, facts } }: { readonly of: Pick<Application, "id" | "facts"> }) {
  const text = useConclusionsText();
  const isPhone = useMediaQuery(phone);
  return (
    <Disclosure
      // Another window is another fold: what was opened or closed by hand stays within it.
      key={String(isPhone)}
      level={3}
      title={text("conclusions.plot", { count: facts.files.length })}
      defaultExpanded={!isPhone}
    >
      <Columns>
        <Stack gap={2}>
          <b>{text("facts.outline")}</b>
          {facts.outline ? <PlotSketch id={id} outline={facts.outline} hasNeighbours /> : text("facts.empty")}
        </Stack>
        <Stack gap={2}>
          <b>{text("word.documents")}</b>
          {facts.files.length === 0 ? text("facts.files.none") : <Documents files={facts.files} hasKinds />}
        </Stack>
      </Columns>
    </Disclosure>
  );
}
