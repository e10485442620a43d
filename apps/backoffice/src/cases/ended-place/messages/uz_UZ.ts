/** What is said of a neighbourhood that is no more, in Uzbek. */
export const messages = {
  "endedPlace.merged": "«{name}» boshqa mahallaga qoʻshilgan.",
  "endedPlace.split": "«{name}» boʻlingan.",
  "endedPlace.closed": "«{name}» yopilgan.",
  "endedPlace.today": "Bugun oʻrnida: {names}.",
  "endedPlace.kept": "Tugagan ish oʻz joyini saqlaydi.",
};
