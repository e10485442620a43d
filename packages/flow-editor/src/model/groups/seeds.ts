import type { Field, Label } from "./field.js";

const names = (uz_UZ: string, uz_Cyrl: string, ru_RU: string, en_US: string): Label => ({
  uz_UZ,
  uz_Cyrl,
  ru_RU,
  en_US,
});

const question = (id: number, fieldType: Field["fieldType"], label: Label, rest: Partial<Field> = {}): Field => ({
  id,
  label,
  fieldType,
  required: false,
  least: null,
  most: null,
  optionsList: [],
  ...rest,
});

/**
 * The questions of SPEC §3, under its ids and with its values. 17 and 20 number their values in opposite senses, which
 * is why branches go by option id, never by value.
 */
export const fieldSeeds: readonly Field[] = [
  question(
    17,
    "radio",
    names(
      "Bino yoki inshootga boʻlgan huquq",
      "Бино ёки иншоотга бўлган ҳуқуқ",
      "Право на здание или сооружение",
      "Right to the building or structure",
    ),
    {
      required: true,
      optionsList: [
        { id: 1, label: names("Eʼtirof etilmagan", "Эътироф этилмаган", "Не признано", "Not recognised"), value: "0" },
        { id: 2, label: names("Eʼtirof etilgan", "Эътироф этилган", "Признано", "Recognised"), value: "1" },
      ],
    },
  ),
  question(
    20,
    "radio",
    names(
      "Bogʻdorchilik va uzumchilik shirkati aʼzoligi",
      "Боғдорчилик ва узумчилик ширкати аъзолиги",
      "Членство в садоводческо-виноградарском товариществе",
      "Membership of a garden and vineyard partnership",
    ),
    {
      required: true,
      optionsList: [
        { id: 1, label: names("Shirkat aʼzosi", "Ширкат аъзоси", "Член товарищества", "Member"), value: "1" },
        {
          id: 2,
          label: names("Shirkat aʼzosi emas", "Ширкат аъзоси эмас", "Не член товарищества", "Not a member"),
          value: "0",
        },
      ],
    },
  ),
  question(
    21,
    "radio",
    names(
      "Yer uchastkasi ajratilganligi",
      "Ер участкаси ажратилганлиги",
      "Выделен ли земельный участок",
      "Land plot allocated",
    ),
    {
      required: true,
      optionsList: [
        { id: 1, label: names("Ajratilgan", "Ажратилган", "Выделен", "Allocated"), value: "1" },
        { id: 2, label: names("Ajratilmagan", "Ажратилмаган", "Не выделен", "Not allocated"), value: "0" },
      ],
    },
  ),
  question(45, "file", names("Xulosa fayli", "Хулоса файли", "Файл заключения", "Conclusion file")),
  question(66, "number", names("Qurilgan yili", "Қурилган йили", "Год постройки", "Year built"), {
    least: 1800,
    most: 2100,
  }),
  question(67, "string", names("Qaror raqami", "Қарор рақами", "Номер решения", "Decision number"), { most: 100 }),
  question(68, "date", names("Qaror sanasi", "Қарор санаси", "Дата решения", "Decision date")),
  question(
    75,
    "file",
    names("Ommaviy dalolatnoma fayli", "Оммавий далолатнома файли", "Файл публичного акта", "Public act file"),
  ),
];

/** Groups to begin with; the seeded diagrams name them. */
export const fieldGroupSeeds: readonly {
  readonly id: number;
  readonly name: Label;
  readonly fields: readonly number[];
}[] = [
  {
    id: 1,
    name: names("Bino va inshootlar", "Бино ва иншоотлар", "Здания и сооружения", "Buildings and structures"),
    fields: [17, 66, 45],
  },
  {
    id: 2,
    name: names("Yer uchastkasi", "Ер участкаси", "Земельный участок", "Land plot"),
    fields: [21, 45, 75],
  },
  {
    id: 3,
    name: names("Bogʻdorchilik shirkati", "Боғдорчилик ширкати", "Садоводческое товарищество", "Garden partnership"),
    fields: [20, 21, 45],
  },
  {
    id: 4,
    name: names("Hokim qarori", "Ҳоким қарори", "Решение хокима", "Decision of the hokim"),
    fields: [21, 67, 68, 75, 45],
  },
];
