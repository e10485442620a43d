import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of an application's documents in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "documents.none": "Ҳали имзоланган ҳужжат йўқ",
  "documents.none.text": "Ташкилот хулоса берганда, адлия ёки Кенгаш қарор қилганда ҳужжат шу ерда пайдо бўлади.",
  "documents.kind.conclusion": "Хулоса",
  "documents.kind.justice": "Адлия қарори",
  "documents.kind.certificate": "Гувоҳнома",
  "documents.copy.original": "Асл нусха",
  "documents.copy.redacted": "Оммавий нусха",
  "documents.state.valid": "Амалда",
  "documents.state.superseded": "Ўрнига бошқаси чиққан",
  "documents.state.revoked": "Кучдан қолдирилган",
  "documents.signed": "Имзоланган: {at}",
  "documents.revoked": "Кучдан қолдирилган: {at}. Сабаби: {reason}",
  "documents.papers": "Илова қилинган ҳужжатлар",
  "documents.copyLink": "Ҳаволани нусхалаш",
  "documents.copied": "Ҳавола нусхаланди. У фақат шу ҳужжатни очади.",
  "documents.copyFailed": "Ҳаволани нусхалаб бўлмади. Ҳужжатни очинг ва манзилини олинг.",
  "documents.revoke": "Кучдан қолдириш",
  "documents.revoke.title": "Ҳужжатни кучдан қолдириш",
  "documents.revoke.text":
    "Ҳужжат саҳифаси унинг кучдан қолдирилганини айтади, ҳаволаси энди уни очмайди. Буни қайтариб бўлмайди; қарорнинг ўзи ўзгармайди.",
  "documents.revoke.reason": "Сабаби",
  "documents.revoke.done": "Ҳужжат кучдан қолдирилди.",
};
