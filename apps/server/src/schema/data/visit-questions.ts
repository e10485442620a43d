import type { Field } from "@yer/flow-editor/model/groups";

type Label = Field["label"];

const names = (uz_UZ: string, uz_Cyrl: string, ru_RU: string, en_US: string): Label => ({
  uz_UZ,
  uz_Cyrl,
  ru_RU,
  en_US,
});

const choice = (id: number, label: Label, optionsList: Field["optionsList"]): Field => ({
  id,
  label,
  fieldType: "radio",
  required: true,
  least: null,
  most: null,
  optionsList,
});

/** Name of the group of questions that a visit answers. */
export const visitGroupName = names("Yer koʻrigi", "Ер кўриги", "Осмотр земли", "Visit of land");

/** Its own questions. The values of the first are the findings that move an area. */
export const visitFieldSeeds: readonly Field[] = [
  choice(101, names("Nima aniqlandi", "Нима аниқланди", "Что обнаружено", "What was found"), [
    {
      id: 1,
      label: names("Hujjatsiz egallangan", "Ҳужжатсиз эгалланган", "Занято без документов", "Occupied without papers"),
      value: "occupied",
    },
    {
      id: 2,
      label: names(
        "Davlat tashkiloti yeri",
        "Давлат ташкилоти ери",
        "Земля государственной организации",
        "Land of a state body",
      ),
      value: "state_land",
    },
    {
      id: 3,
      label: names("Hujjati topildi", "Ҳужжати топилди", "Документы найдены", "Papers were found"),
      value: "papers_found",
    },
    { id: 4, label: names("Yer boʻsh", "Ер бўш", "Участок пуст", "The plot is empty"), value: "empty" },
    {
      id: 5,
      label: names("Bunday yer yoʻq", "Бундай ер йўқ", "Такого участка нет", "There is no such plot"),
      value: "not_there",
    },
    {
      id: 6,
      label: names("Maʼlumotlar notoʻgʻri", "Маълумотлар нотўғри", "Данные неверны", "The facts are wrong"),
      value: "data_wrong",
    },
  ]),
  choice(
    102,
    names(
      "Yer nima uchun ishlatiladi",
      "Ер нима учун ишлатилади",
      "Как используется земля",
      "What the land is used for",
    ),
    [
      { id: 1, label: names("Turar joy", "Турар жой", "Жильё", "Dwelling"), value: "dwelling" },
      {
        id: 2,
        label: names(
          "Bogʻ, tomorqa yoki uzumzor",
          "Боғ, томорқа ёки узумзор",
          "Сад, огород или виноградник",
          "Garden or vineyard",
        ),
        value: "garden",
      },
      {
        id: 3,
        label: names(
          "Savdo yoki ishlab chiqarish",
          "Савдо ёки ишлаб чиқариш",
          "Торговля или производство",
          "Trade or production",
        ),
        value: "business",
      },
      { id: 4, label: names("Boshqa", "Бошқа", "Другое", "Other"), value: "other" },
    ],
  ),
];
