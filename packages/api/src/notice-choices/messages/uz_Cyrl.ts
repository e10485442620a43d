import type { messages as uzbek } from "./uz_UZ.js";

/** What is said where a person chooses how notices reach them, in Uzbek in Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "choices.letters": "Хатлар",
  "choices.letters.none": "Келмайди: почта манзили киритилмаган",
  "choices.letters.off": "Келмайди: хизматга почта сервери уланмаган",
  "choices.phone.off": "Келмайди: хизматга SMS оператори уланмаган",
  "choices.kinds": "Хабар турлари",
  "choices.email": "Хат",
  "choices.sms": "SMS",
  "choices.pace": "{kind}: қачон",
  "choices.pace.now": "Дарҳол",
  "choices.pace.digest": "Кунлик жамланмада",
  "choices.quiet": "Сокин соатлар",
  "choices.quiet.on": "Сокин соатларда юбормаслик",
  "choices.quiet.hint":
    "Тошкент вақти билан. Бу орада келганлари соатлар тугаганда битта хабар бўлиб юборилади, фақат хавфсизлик хабарлари кутмайди.",
  "choices.quiet.from": "Бошланиши",
  "choices.quiet.to": "Тугаши",
  "choices.digest": "Кунлик жамланма вақти",
  "choices.digest.hint":
    "Кунига битта хабар, айтадиган гап бўлса: биронтаси хат билан танланган бўлса, ҳаммаси битта хатда, бўлмаса битта SMS билан.",
  "choices.digest.quiet": "Бу вақт сокин соатларга тушади: жамланма {at} да юборилади.",
  "choices.unchanged": "Ҳеч нарса ўзгартирилмаган",
  "choices.draft": "Сақланмаган ўзгаришлар тикланди",
  "choices.draft.discard": "Воз кечиш",
  "choices.yes": "ҳа",
  "choices.no": "йўқ",
  "choices.conflict": "Танловингиз бошқа ойнада ўзгарган",
  "choices.conflict.text":
    "Сиз бу ерда танлаётганда бошқа ойнада ҳам ўзгартиргансиз. Ҳар бирида қайсиси қолишини танланг.",
};
