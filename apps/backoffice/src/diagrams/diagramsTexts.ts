import { useHostText, withPartTexts } from "@yer/ui";
import type { Texts } from "../language/texts.js";
import type { DiagramsMessageId, DiagramsMessages } from "./messages/DiagramsMessages.js";

/** Says a text of the back office, or one about diagrams and the cases on their versions. */
export const useDiagramsText = useHostText<keyof Texts | DiagramsMessageId>;

/** Gives a screen the texts about diagrams and the cases on their versions beside the app's own. They come with the screen: pages without it carry none. */
export const withDiagramsTexts = withPartTexts<DiagramsMessages>({
  uz_UZ: () => import("./messages/uz_UZ.js"),
  uz_Cyrl: () => import("./messages/uz_Cyrl.js"),
  ru_RU: () => import("./messages/ru_RU.js"),
  en_US: () => import("./messages/en_US.js"),
});
