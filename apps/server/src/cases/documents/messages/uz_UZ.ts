/** What papers say that are written in the language of who asks for them, in Uzbek, Latin script. */
export const messages = {
  "paper.heading": "Yer · Yerga boʻlgan huquqlarni eʼtirof etish tizimi",
  "paper.signature": "Elektron imzo",
  "paper.signer": "Imzo egasi",
  "paper.fingerprint": "Imzolangan matn (SHA-256)",
  "paper.foot": "{title} · {page} / {pages}-bet",
  "paper.moment": "{at} (Toshkent)",
};
