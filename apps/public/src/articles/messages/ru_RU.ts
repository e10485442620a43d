import type { messages as uzbek } from "./uz_UZ.js";

/** Texts around what is read, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "read.failed": "Не удалось загрузить тексты",
  "read.back": "Все тексты",
  "read.published": "Опубликовано: {at}",
  "read.describe.documents": "Порядок признания прав на дома, построенные без документов: законодательные акты.",
  "read.describe.helps":
    "Как движется дело, кто даёт заключение, как подать возражение: ответы на вопросы и руководства.",
};
