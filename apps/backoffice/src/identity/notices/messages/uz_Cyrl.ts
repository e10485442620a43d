import type { messages as uzbek } from "./uz_UZ.js";

/** What is said to staff alone of how notices reach them, in Uzbek in Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "choices.title": "Хабарлар қандай келади",
  "choices.intro":
    "Ҳамма хабар билдиришномалар марказида туради. Бу ерда қайсилари хат ёки SMS билан ҳам келишини танлайсиз. Ўқилгани юборилмайди.",
  "choices.phone.none": "Келмайди: ходимлар рўйхатида телефон рақамингиз йўқ, уни администратор киритади",
  "choices.urgent": "Дарҳол; хат доим келади",
};
