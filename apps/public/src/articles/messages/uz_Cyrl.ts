import type { messages as uzbek } from "./uz_UZ.js";

/** Texts around what is read, in Uzbek, Cyrillic. */
export const messages: Record<keyof typeof uzbek, string> = {
  "read.failed": "Матнларни юклаб бўлмади",
  "read.back": "Барча матнлар",
  "read.published": "Эълон қилинган: {at}",
  "read.describe.documents": "Ҳужжатсиз қурилган уйларга бўлган ҳуқуқни эътироф этиш тартиби: қонун ҳужжатлари.",
  "read.describe.helps":
    "Иш қандай юради, ким хулоса беради, эътироз қандай билдирилади: саволларга жавоблар ва қўлланмалар.",
};
