export { type Answer, CheckAnswers, type CheckAnswersProps } from "./CheckAnswers.js";
