import type { ArgTypesEnhancer, StrictArgTypes } from "storybook/internal/types";
import kitProps from "virtual:kit-props";

/** What the compiler of doc comments (react-docgen) leaves on a component, as far as it is read here. */
interface Docgen {
  readonly displayName?: string;
  readonly props?: Record<string, { readonly tsType?: { name: string; raw?: string } }>;
}
type Documented = Partial<Record<"__docgenInfo", Docgen>>;

/** Props the compiler did not see, as an `Omit` or `Pick` passes them on. */
function passedOn(component: string | undefined, seen: object): StrictArgTypes {
  const missing = (kitProps[component ?? ""] ?? []).filter(({ name }) => !(name in seen));
  return Object.fromEntries(
    missing.map(({ name, required, type, description, standard }) => [
      name,
      {
        name,
        description,
        type: { name: "other", value: type, required },
        control: false,
        table: { type: { summary: type }, ...(standard !== undefined && { defaultValue: { summary: standard } }) },
      },
    ]),
  );
}

/**
 * Makes the table of props readable: a type as it was written instead of "union", and the `@default` of the doc comment
 * in the column of defaults, and the props that a type passes on from another.
 */
export const readableProps: ArgTypesEnhancer = ({ argTypes, component }) => {
  const docgen = (component as Documented | undefined)?.["__docgenInfo"];
  const documented = docgen?.props ?? {};
  const seen = Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { raw } = documented[name]?.tsType ?? {};
      const [description = "", told] = (argType.description ?? "").split(/\s*@default\s+/);
      return [
        name,
        {
          ...argType,
          description,
          table: {
            ...argType.table,
            ...(raw ? { type: { summary: raw.replace(/^\|\s*/, "").replaceAll(/\s+/g, " ") } } : {}),
            ...(told ? { defaultValue: { summary: told } } : {}),
          },
        },
      ];
    }),
  );
  return { ...seen, ...passedOn(docgen?.displayName, seen) };
};
