/** Field groups on the screen: the form that asks their questions, and their sentences. The pure model is `@yer/flow-editor/model/groups`. */
export { answerFieldName, GroupForm } from "./GroupForm.js";
export type { GroupFormProps } from "./GroupForm.js";
export { answerFaultText, groupFindingText, groupRepairText } from "./group-sentences.js";
