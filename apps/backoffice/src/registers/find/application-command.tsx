import type { ApplicationRow } from "@yer/api/contract/application-register";
import { addressOf } from "@yer/api/paths";
import { useTheme } from "@yer/api/react";
import { type Command, FolderIcon } from "@yer/ui";
import { useCallback } from "react";
import { useFindText } from "./find-texts.js";

/** Makes a command that opens an application: its number, and what tells it from others. */
export function useApplicationCommand(open: (href: string) => unknown): (row: ApplicationRow) => Command {
  const text = useFindText();
  const { locale } = useTheme();
  return useCallback(
    ({ id, number, occupier, district, status, cadastreNumber, address }) => ({
      id: `file:${id}`,
      label: number,
      description: [occupier, district.name[locale], text(`status.${status}`)].filter(Boolean).join(" · "),
      keywords: [cadastreNumber ?? "", address ?? ""],
      icon: <FolderIcon size={20} />,
      onAction: () => void open(addressOf("/application/:id", { id })),
    }),
    [text, locale, open],
  );
}
