import type { ArgTypesEnhancer } from "storybook/internal/types";

/** What the compiler of doc comments (react-docgen) leaves on a component, as far as it is read here. */
type Documented = Partial<
  Record<"__docgenInfo", { readonly props?: Record<string, { readonly tsType?: { name: string; raw?: string } }> }>
>;

/**
 * Makes the table of props readable: a type as it was written instead of "union", and the `@default` of the doc comment
 * in the column of defaults.
 */
export const readableProps: ArgTypesEnhancer = ({ argTypes, component }) => {
  const documented = (component as Documented | undefined)?.["__docgenInfo"]?.props ?? {};
  return Object.fromEntries(
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
};
