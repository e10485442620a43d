import { languageNames } from "@yer/api/contract/appearance";
import { addressOf } from "@yer/api/paths";
import { useSession, useTheme } from "@yer/api/react";
import { type Command, ContrastIcon, GlobeIcon, PlusIcon, SignOutIcon, uiLocales, UserIcon } from "@yer/ui";
import { useMemo } from "react";
import { useCheck } from "../../base/screen/use-check.js";
import { useFindText } from "./find-texts.js";

const themes = ["light", "dark", "contrast"] as const;

/** What can be done from anywhere. What a person may not do stands there with the reason. */
export function useActCommands(open: (href: string) => unknown): readonly Command[] {
  const text = useFindText();
  const check = useCheck();
  const { choose } = useTheme();
  const { signOut } = useSession();
  return useMemo(() => {
    const mayCreate = check("create:property");
    return [
      {
        id: "act:create",
        label: text("find.add"),
        icon: <PlusIcon size={20} />,
        ...(mayCreate.allowed
          ? { onAction: () => void open(addressOf("/application/create")) }
          : { disabledReason: mayCreate.reason }),
      },
      {
        id: "act:profile",
        label: text("word.myProfile"),
        icon: <UserIcon size={20} />,
        onAction: () => void open(addressOf("/user-profile")),
      },
      ...themes.map((theme) => ({
        id: `act:theme:${theme}`,
        label: text("find.theme", { name: text(`header.theme.${theme}`) }),
        icon: <ContrastIcon size={20} />,
        onAction: () => choose({ currentTheme: theme }),
      })),
      ...uiLocales.map((locale) => ({
        id: `act:language:${locale}`,
        label: text("find.language", { name: languageNames[locale] }),
        icon: <GlobeIcon size={20} />,
        onAction: () => choose({ locale }),
      })),
      {
        id: "act:signOut",
        label: text("word.signOut"),
        icon: <SignOutIcon size={20} />,
        onAction: () => void signOut(),
      },
    ];
  }, [text, check, choose, signOut, open]);
}
