export { TaskList, type Task, type TaskListProps, type TaskSection, type TaskStatus } from "./TaskList.js";
