/** What each resource of the contract is, for the API's own page. */
export const resourceTexts: Readonly<Record<string, string>> = {
  applications: "Files on plots, and what happens to them.",
  auth: "Sign-in, refresh, sign-out and impersonation.",
  diagrams: "Discussion logic: which bodies are asked, in which order.",
  drafts: "What a person has typed and not yet sent.",
  fieldGroups: "Questions a body answers in its conclusion.",
  files: "Uploaded files, and tickets to download them.",
  meta: "The service itself: version, time, events.",
  organisations: "State bodies.",
  placeImports: "Lists of neighbourhoods: uploaded, tried, applied, undone.",
  placeOutlines: "Outlines of places: uploaded, checked, applied, undone.",
  placeRegister: "Registers of places: added, renamed, stopped, merged, split.",
  places: "Regions, districts, neighbourhoods.",
  positions: "Positions and roles, and the codes they bring.",
  public: "What citizens can call.",
  tiles: "Files and places on the map: vector tiles, numbers by place.",
  users: "People, their rights and posts.",
};
