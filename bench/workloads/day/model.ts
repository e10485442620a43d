import type { Role } from "./act.js";

/** How often somebody does an act in a day, by the act's name. */
type Deeds = Readonly<Record<string, number>>;

/** A kind of people with what one of them does in a day. */
export interface Group {
  readonly role: Role;
  readonly people: number;
  readonly day: Deeds;
}

/** Of all staff: a reload, a new deployment, a browser opened in the morning. */
const everyone: Deeds = { "the app opened in the morning": 1 };

/**
 * A working day of the country in the third year of the campaign. 3.6 million plots are to be through in about 640 working
 * days: 5 600 a day reach justice, are charged and paid, and somewhat more are begun, for some are sent back. Whoever works a
 * queue looks at forty applications a day, one in twelve minutes: that is what offices of the campaign plan with. What
 * one does beside it (numbers, a search, the map) is of the people this product was shown to: told, not counted.
 */
export const staff: readonly Group[] = [
  // Six or seven in each of 206 districts. Forty applications: five are begun, the others read, answered by phone, put
  // aside.
  {
    role: "operator",
    people: 1_300,
    day: {
      ...everyone,
      "own work and numbers": 8,
      "a queue": 40,
      "a file read": 35,
      "a discussion begun": 5,
      "a search by name": 12,
      "the map at three zooms": 4,
      "a list saved as a file": 0.5,
    },
  },
  // Two bodies are asked about each application that is begun: 6 500 applications are 13 000 conclusions of 600 people.
  {
    role: "architect",
    people: 300,
    day: { ...everyone, "the inbox of a body": 40, "a conclusion of an architect": 22 },
  },
  {
    role: "ecologist",
    people: 300,
    day: { ...everyone, "the inbox of a body": 40, "a conclusion of an ecologist": 22 },
  },
  // They look over a region's registers, and read what was objected to.
  {
    role: "reviewer",
    people: 280,
    day: { ...everyone, "the register of files": 20, "its next page": 20, "a file read": 40, "a search by name": 10 },
  },
  { role: "justice", people: 140, day: { ...everyone, "a queue": 40, "a file found lawful": 40 } },
  {
    role: "cashier",
    people: 140,
    day: { ...everyone, "a queue": 40, "a payment recorded": 40, "the register of charges": 20 },
  },
  // What a session decides together is one act more; this is what secretaries enter application by application.
  { role: "council", people: 70, day: { ...everyone, "a queue": 40, "a decision of the Council": 40 } },
  { role: "head", people: 206, day: { ...everyone, "numbers of a body's head": 6, "the inbox of a body": 20 } },
  // In the field most of the day: their visits are written without a network, and sent in the evening.
  {
    role: "inspector",
    people: 250,
    day: { ...everyone, "the diary opened": 4, "visits of the diary": 10, "own rounds": 6 },
  },
  {
    role: "administrator",
    people: 14,
    day: { ...everyone, "numbers of the republic": 10, "the summary of money": 10, "the process panel": 10 },
  },
];

/**
 * Each comes once a day, through the home page and with an empty cache, as after a link in a letter; six of ten ask where
 * their application stands, every second one opens an announcement. One of a hundred objects: one of forty
 * announcements is.
 */
export const citizens: Group = {
  role: "citizen",
  people: 100_000,
  day: {
    "the public home, first visit": 1,
    "a look-up by number": 0.6,
    "an announcement read": 0.5,
    "the open map": 0.3,
    "when they come to us": 0.3,
    "an objection": 0.01,
  },
};

/** Everybody. */
export const groups: readonly Group[] = [...staff, citizens];

/** When offices open, in hours of the day. */
export const opens = 8;
/** Percent of the day's acts by hour: a peak before noon and a lower one after it, between them people eat. */
const byHour = [6, 13, 15.5, 14, 8, 5, 11, 13, 10, 4.5];
/** The same of what is done once, as one comes. */
const asOneComes = [60, 35, 5, 0, 0, 0, 0, 0, 0, 0];
/** Hours of the day. */
export const hours = byHour.length;
/** The middle of the busiest hour, in hours after the beginning. */
export const peak = byHour.indexOf(Math.max(...byHour)) + 0.5;

/** Acts of a kind in a second of the day at its own pace, `hour` hours after it began. */
export function rateAt(name: string, timesADay: number, hour: number): number {
  const share = (name in everyone ? asOneComes : byHour)[Math.floor(hour)] ?? 0;
  return (timesADay * share) / 100 / 3_600;
}

/** How often an act is done in a day by all of a group. */
export function timesADay(group: Group, name: string): number {
  return group.people * (group.day[name] ?? 0);
}
