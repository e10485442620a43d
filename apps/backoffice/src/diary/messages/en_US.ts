import type { DiaryMessages } from "./DiaryMessages.js";

/** Texts of signing in by name and password, in English. */
export const messages: DiaryMessages = {
  "diary.title": "The inspectors’ diary",
  "diary.username": "Username",
  "diary.password": "Password",
  "diary.remember": "Remember me",
  "diary.signIn": "SIGN IN",
  "diary.username.required": "Please input your Username!",
  "diary.password.required": "Please input your Password!",
  "diary.wrong": "The username or password is incorrect!",
  "diary.denied": "Access denied. Please contact the administrator for assistance.",
  "diary.success": "Login Success!",
};
