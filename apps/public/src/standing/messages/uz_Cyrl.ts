import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of where an application stands in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "standing.editing": "Иш тузилмоқда: ходимлар маълумотларни тўлдириб, уни хулосага топшириши керак",
  "standing.returned": "Иш тузатишга қайтарилган: ходимлар уни тузатиб, қайта топшириши керак",
  "standing.to_conclusion": "Иш топширилган: унинг муҳокамаси бошланиши керак",
  "standing.in_discussion": "Иш муҳокамада: давлат ташкилотларининг хулосалари кутилмоқда",
  "standing.in_review": "Иш кўриб чиқилмоқда: унинг кейинги йўли ҳал қилиниши керак",
  "standing.announced":
    "Иш эълон қилинган: эълон тугагунча ҳар ким эътироз билдириши мумкин, кейин уни адлия текширади",
  "standing.objections": "Эълон тугаган: билдирилган эътирозлар ҳал қилинмоқда",
  "standing.at_justice": "Иш адлияда: унинг қонунийлиги текширилмоқда",
  "standing.in_payment": "Тўлов ҳисобланган: сиз уни тўлашингиз керак, кейин иш Кенгашга ўтади",
  "standing.suspended": "Тўлов муддати ўтгани учун иш тўхтатиб турилибди: сиз тўлашингиз билан давом этади",
  "standing.at_council": "Иш Кенгашда: Кенгаш мажлиси қарор чиқариши керак",
  "standing.rejected": "Иш рад қилинган: шикоят муддати тугагунча шикоят қилишингиз мумкин",
  "standing.appeal": "Иш рад қилинган: бунга берилган шикоят кўрилмоқда",
  "standing.registered": "Ҳуқуқ эътироф этилган ва рўйхатга олинган",
  "standing.unregistered": "Ҳуқуқ эътироф этилмаган: иш рўйхатдан ўтмаган ҳолда ёпилган",
  "standing.until": "{said}; бу босқич муддати — {date} ({left}).",
  "standing.whole": "{said}; умумий муддат — {date}.",
  "standing.plain": "{said}.",
};
