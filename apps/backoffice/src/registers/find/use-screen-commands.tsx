import { isMenuGroup, menuFor, type MenuNode } from "@yer/api/paths";
import { useSession } from "@yer/api/react";
import { ArrowEndIcon, type Command } from "@yer/ui";
import { useMemo } from "react";
import { useText } from "../../base/language/use-text.js";

/** The screens of the person's menu, each under the groups it stands in. */
export function useScreenCommands(open: (href: string) => unknown): readonly Command[] {
  const text = useText();
  const { permissions } = useSession();
  return useMemo(() => {
    function commandsOf(node: MenuNode, above: readonly string[]): Command[] {
      const label = text(`menu.${node.key}`);
      if (isMenuGroup(node)) return node.children.flatMap((child) => commandsOf(child, [...above, label]));
      const { href } = node;
      return [
        {
          id: `screen:${href}`,
          label,
          icon: <ArrowEndIcon size={20} />,
          ...(above.length === 0 ? {} : { description: above.join(" › ") }),
          onAction: () => void open(href),
        },
      ];
    }
    return menuFor(permissions).flatMap((node) => commandsOf(node, []));
  }, [text, permissions, open]);
}
