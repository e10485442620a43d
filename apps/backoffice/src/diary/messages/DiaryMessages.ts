/** Ids of the texts of signing in by name and password. */
export type DiaryMessageId =
  | "diary.title"
  | "diary.username"
  | "diary.password"
  | "diary.remember"
  | "diary.signIn"
  | "diary.username.required"
  | "diary.password.required"
  | "diary.wrong"
  | "diary.denied"
  | "diary.success";

/** The texts in one language, ICU message syntax; a missing id does not compile. */
export type DiaryMessages = Readonly<Record<DiaryMessageId, string>>;
