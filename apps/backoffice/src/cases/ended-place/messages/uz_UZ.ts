/** What is said of a neighbourhood that is no more, in Uzbek. */
export const messages = {
  "endedPlace.merged": "«{name}» endi yoʻq: boshqa mahallaga qoʻshilgan.",
  "endedPlace.split": "«{name}» endi yoʻq: boʻlingan.",
  "endedPlace.closed": "«{name}» endi yoʻq: yopilgan.",
  "endedPlace.today": "Bugun oʻrnida: {names}.",
  "endedPlace.kept": "Tugagan ish oʻz joyini saqlaydi.",
};
