import { fieldGroups } from "@yer/api/contract/field-groups";
import { organisations } from "@yer/api/contract/organisations";
import { organisationKinds } from "@yer/api/contract/statuses";
import { useMay, useRead, useTheme, skip } from "@yer/api/react";
import type { DiagramChoices } from "@yer/flow-editor/editor";
import { useMemo } from "react";
import { useText } from "../../base/language/use-text.js";

/** Who may be asked at a step, and on which questions, by the names of the interface language. */
export function useDiagramChoices(): DiagramChoices {
  const text = useText();
  const { locale } = useTheme();
  const mayReadOrganisations = useMay("read:organisation");
  const mayReadGroups = useMay("read:field_group");
  const { data: found } = useRead(organisations.list, mayReadOrganisations ? { query: { active: true } } : skip);
  const { data: groups } = useRead(fieldGroups.list, mayReadGroups ? {} : skip);
  return useMemo(
    () => ({
      organisations: (found?.items ?? []).map(({ id, name }) => ({ id, label: name[locale] })),
      kinds: organisationKinds.map((kind) => ({ id: kind, label: text(`organisationKind.${kind}`) })),
      fieldGroups: (groups?.items ?? []).map(({ id, name }) => ({ id: String(id), label: name[locale] })),
    }),
    [found, groups, locale, text],
  );
}
