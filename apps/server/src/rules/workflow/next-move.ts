import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";

/** The move that would carry an application on from a status; what stands against it is why the application stays. */
export const nextMove: Readonly<Partial<Record<StatusKey, MoveKey>>> = {
  editing: "submit",
  to_conclusion: "start_discussion",
  in_review: "review_announce",
  announced: "end_announcement",
  at_council: "council_for",
  rejected: "end_appeal",
};
