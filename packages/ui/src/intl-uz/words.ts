import type { UzScript } from "./language.js";

/** Words of a calendar and a list in one script, as CLDR 48 has them; gaps of its Cyrillic part are filled by transliteration. */
export interface UzWords {
  months: readonly string[];
  monthsShort: readonly string[];
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
  /** Between day and month: "5-mart", "5 март". */
  dayMonth: string;
  /** Between date and time. */
  dateTime: string;
  dayPeriods: Record<string, string>;
  and: string;
  or: string;
  now: string;
  ago: string;
  later: string;
  yesterday: string;
  today: string;
  tomorrow: string;
  last: string;
  this: string;
  next: string;
  /** Units of relative time: the word, and the word with the ending that "later" wants. */
  units: Record<string, readonly [string, string]>;
  /** "this minute" and "this hour" take the locative. */
  currentUnits: Record<string, string>;
  compact: Record<string, readonly [short: string, long: string]>;
  som: string;
  somLong: string;
  notANumber: string;
}

const latin: UzWords = {
  months: "yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr".split(" "),
  monthsShort: "yan fev mar apr may iyn iyl avg sen okt noy dek".split(" "),
  weekdays: "yakshanba dushanba seshanba chorshanba payshanba juma shanba".split(" "),
  weekdaysShort: "Yak Dush Sesh Chor Pay Jum Shan".split(" "),
  dayMonth: "-",
  dateTime: ", ",
  dayPeriods: { am: "TO", pm: "TK" },
  and: "va",
  or: "yoki",
  now: "hozir",
  ago: "oldin",
  later: "keyin",
  yesterday: "kecha",
  today: "bugun",
  tomorrow: "ertaga",
  last: "oʻtgan",
  this: "shu",
  next: "keyingi",
  units: {
    second: ["soniya", "soniyadan"],
    minute: ["daqiqa", "daqiqadan"],
    hour: ["soat", "soatdan"],
    day: ["kun", "kundan"],
    week: ["hafta", "haftadan"],
    month: ["oy", "oydan"],
    quarter: ["chorak", "chorakdan"],
    year: ["yil", "yildan"],
  },
  currentUnits: { minute: "shu daqiqada", hour: "shu soatda" },
  compact: {
    thousand: ["ming", "ming"],
    million: ["mln", "million"],
    billion: ["mlrd", "milliard"],
    trillion: ["trln", "trillion"],
  },
  som: "soʻm",
  somLong: "Oʻzbekiston\u00a0soʻmi",
  notANumber: "son\u00a0emas",
};

const cyrillic: UzWords = {
  months: "январ феврал март апрел май июн июл август сентябр октябр ноябр декабр".split(" "),
  monthsShort: "янв фев мар апр май июн июл авг сен окт ноя дек".split(" "),
  weekdays: "якшанба душанба сешанба чоршанба пайшанба жума шанба".split(" "),
  weekdaysShort: "якш душ сеш чор пай жум шан".split(" "),
  dayMonth: " ",
  dateTime: " ",
  dayPeriods: { am: "ТО", pm: "ТК" },
  and: "ва",
  or: "ёки",
  now: "ҳозир",
  ago: "олдин",
  later: "сўнг",
  yesterday: "кеча",
  today: "бугун",
  tomorrow: "эртага",
  last: "ўтган",
  this: "шу",
  next: "кейинги",
  units: {
    second: ["сония", "сониядан"],
    minute: ["дақиқа", "дақиқадан"],
    hour: ["соат", "соатдан"],
    day: ["кун", "кундан"],
    week: ["ҳафта", "ҳафтадан"],
    month: ["ой", "ойдан"],
    quarter: ["чорак", "чоракдан"],
    year: ["йил", "йилдан"],
  },
  currentUnits: { minute: "шу дақиқада", hour: "шу соатда" },
  compact: {
    thousand: ["минг", "минг"],
    million: ["млн", "миллион"],
    billion: ["млрд", "миллиард"],
    trillion: ["трлн", "триллион"],
  },
  som: "сўм",
  somLong: "Ўзбекистон\u00a0сўми",
  notANumber: "сон\u00a0эмас",
};

/** Words by script. */
export const words: Record<UzScript, UzWords> = { latin, cyrillic };
