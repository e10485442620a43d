import type { Option } from "@yer/ui";
import type { Names } from "../texts/sentences.js";

/** What a step can be about, as the host knows it: who may conclude, and on which questions. */
export interface DiagramChoices {
  /** Organisations that can be named. */
  readonly organisations: readonly Option[];
  /** Kinds of organisation. */
  readonly kinds: readonly Option[];
  /** Field groups. */
  readonly fieldGroups: readonly Option[];
}

const label = (options: readonly Option[], id: string): string =>
  options.find((option) => option.id === id)?.label ?? id;

/** Names read off the choices; what is not among them is named by its id. */
export function namesOf({ organisations, kinds, fieldGroups }: DiagramChoices): Names {
  return {
    concluder: (concluder) =>
      concluder.kind === "organisation"
        ? label(organisations, concluder.organisationId)
        : label(kinds, concluder.organisationKind),
    fieldGroup: (id) => label(fieldGroups, id),
  };
}
