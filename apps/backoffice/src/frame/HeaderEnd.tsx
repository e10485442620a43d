import { accents, languageNames } from "@yer/api/contract/appearance";
import type { Me } from "@yer/api/contract/own-account";
import { matchPath } from "@yer/api/paths";
import { useMay, useSession, useTheme } from "@yer/api/react";
import {
  CalendarIcon,
  ContrastIcon,
  GlobeIcon,
  HelpIcon,
  IconButton,
  languageTag,
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  ProgressIcon,
  ScaleIcon,
  SignOutIcon,
  uiLocales,
  UserIcon,
  LaterPart,
} from "@yer/ui";
import type { Selection } from "react-aria-components";
import { useLocation } from "react-router-dom";
import FindButton from "../registers/find/FindButton.js";
import { helpOf } from "../identity/articles/help-of.js";
import { useText } from "../base/language/use-text.js";
import NoticeCentre from "../identity/notices/NoticeCentre.js";

const themes = ["light", "dark", "contrast"] as const;
const densities = ["comfortable", "compact"] as const;
const directions = ["ltr", "rtl"] as const;

/** The one key chosen of a single selection, if it is one of the known. */
function chosen<Key extends string>(keys: Selection, known: readonly Key[]): Key | undefined {
  return keys === "all" ? undefined : known.find((key) => keys.has(key));
}

/** The end of the header: language, look, the person. */
export default function HeaderEnd({ me, onFind }: { me: Me | null; onFind: () => void }) {
  const text = useText();
  const { locale, currentTheme, accent, density, direction, choose } = useTheme();
  const { signOut } = useSession();
  const { pathname } = useLocation();
  const mayRead = useMay("read:manual");
  const mayAsk = useMay("read:faq");
  const mayVisit = useMay("write:visit");
  const mayReadVisits = useMay("read:visit");
  return (
    <>
      {me ? (
        <LaterPart>
          <FindButton onFind={onFind} />
        </LaterPart>
      ) : null}
      {me && !me.impersonation ? (
        <LaterPart>
          <NoticeCentre />
        </LaterPart>
      ) : null}
      <Menu
        aria-label={text("header.language")}
        placement="bottom end"
        trigger={<IconButton aria-label={text("header.language")} icon={<GlobeIcon />} />}
        selectionMode="single"
        selectedKeys={[locale]}
        onSelectionChange={(keys) => choose({ locale: chosen(keys, uiLocales) ?? locale })}
      >
        {uiLocales.map((one) => (
          <MenuItem key={one} id={one} textValue={languageNames[one]}>
            <span lang={languageTag(one)}>{languageNames[one]}</span>
          </MenuItem>
        ))}
      </Menu>
      <Menu
        aria-label={text("header.look")}
        placement="bottom end"
        trigger={<IconButton aria-label={text("header.look")} icon={<ContrastIcon />} />}
      >
        <MenuSection
          title={text("header.theme")}
          selectionMode="single"
          selectedKeys={[currentTheme]}
          onSelectionChange={(keys) => choose({ currentTheme: chosen(keys, themes) ?? currentTheme })}
        >
          {themes.map((one) => (
            <MenuItem key={one} id={one}>
              {text(`header.theme.${one}`)}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection
          title={text("header.accent")}
          selectionMode="single"
          selectedKeys={[accent]}
          onSelectionChange={(keys) => choose({ accent: chosen(keys, accents) ?? accent })}
        >
          {accents.map((one) => (
            <MenuItem key={one} id={one}>
              {text(`header.accent.${one}`)}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection
          title={text("header.density")}
          selectionMode="single"
          selectedKeys={[density]}
          onSelectionChange={(keys) => choose({ density: chosen(keys, densities) ?? density })}
        >
          {densities.map((one) => (
            <MenuItem key={one} id={one}>
              {text(`header.density.${one}`)}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection
          title={text("header.direction")}
          selectionMode="single"
          selectedKeys={[direction]}
          onSelectionChange={(keys) => choose({ direction: chosen(keys, directions) ?? direction })}
        >
          {directions.map((one) => (
            <MenuItem key={one} id={one}>
              {text(`header.direction.${one}`)}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
      {me ? (
        <Menu
          aria-label={text("header.person", { name: me.name })}
          placement="bottom end"
          trigger={<IconButton aria-label={text("header.person", { name: me.name })} icon={<UserIcon />} />}
        >
          <MenuItem href="/user-profile" icon={<UserIcon />} description={me.position?.name[locale]}>
            {me.name}
          </MenuItem>
          {mayRead ? (
            <MenuItem href={helpOf(matchPath(pathname)?.screen.path)} icon={<HelpIcon />}>
              {text("header.help")}
            </MenuItem>
          ) : null}
          {mayAsk ? (
            <MenuItem href="/faqs" icon={<HelpIcon />}>
              {text("header.faqs")}
            </MenuItem>
          ) : null}
          {mayReadVisits ? (
            <MenuItem href={mayVisit ? "/diary/moment" : "/diary"} icon={<CalendarIcon />}>
              {text(mayVisit ? "diary.moment" : "diary.panel")}
            </MenuItem>
          ) : null}
          <MenuItem href="/tasks" icon={<ProgressIcon />}>
            {text("word.backgroundWork")}
          </MenuItem>
          <MenuItem href="/legal_doc" icon={<ScaleIcon />}>
            {text("header.legal")}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<SignOutIcon />} onAction={() => void signOut()}>
            {text("word.signOut")}
          </MenuItem>
        </Menu>
      ) : null}
    </>
  );
}
