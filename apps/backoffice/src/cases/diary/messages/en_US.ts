import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of signing in by name and password, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "diary.title": "The inspectors’ diary",
  "diary.username": "Username",
  "diary.remember": "Remember me",
  "diary.signIn": "SIGN IN",
  "diary.username.required": "Please input your Username!",
  "diary.password.required": "Please input your Password!",
  "diary.wrong": "The username or password is incorrect!",
  "diary.success": "Login Success!",
};
