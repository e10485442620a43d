import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of the demonstration's clock, in Uzbek Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "demo.move": "Вақтни олдинга суриш",
  "demo.now": "Хизматдаги вақт: {at}",
  "demo.way": "Қачонгача?",
  "demo.next": "Эртанги кунгача",
  "demo.term": "Очиқ ишнинг муддати тугагунча: {at}",
  "demo.day": "Танланган кунгача",
  "demo.which.text": "Кўпи билан {days} кун олдинга",
  "demo.text":
    "Муддатлар ўтади, эълонлар тугайди, хабарлар келади. Вақт орқага қайтмайди; ҳеч кимнинг сеанси ёпилмайди.",
  "demo.failed": "Вақт сурилмади. Бироздан кейин яна уриниб кўринг.",
};
