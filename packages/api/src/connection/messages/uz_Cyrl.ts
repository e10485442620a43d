import type { messages as uzbek } from "./uz_UZ.js";

/** Words of the connection and of new builds, in Uzbek, Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "connection.lost": "Хизмат билан алоқа узилди. Ёзганларингиз шу ерда турибди.",
  "connection.waiting":
    "{count, plural, one {Юборганингиз} other {Юборган # та амалингиз}} алоқа қайтиши билан бир марта юборилади.",
  "connection.stop": "Юборилмасин",
  "connection.back": "Алоқа тикланди.",
  "idle.text":
    "Бир муддат ҳеч нарса қилмадингиз. Сеанс тугаса, ёзганларингиз сақланади ва қайта кирганда шу жойга қайтасиз.",
  "idle.visitor": "Бир муддат ҳеч нарса қилмадингиз. Сеанс тугаса, қайта кириб, шу ерга қайтишингиз мумкин.",
  "build.new": "Дастурнинг янги версияси ўрнатилди. Қулай пайтда саҳифани қайта юкланг, ёзганларингиз сақланади.",
  "build.unkept": "Ёзганларингиз ҳали сақланмади, шунинг учун саҳифа қайта юкланмади. Бироздан кейин уриниб кўринг.",
  "build.reload": "Қайта юклаш",
};
