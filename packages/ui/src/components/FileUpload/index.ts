export { FileUpload, type FileUploadProps } from "./FileUpload.js";
export { type ResumableUploadPort, resumableUpload } from "./resumableUpload.js";
export type { StoredFile, UploadPort, UploadRules } from "./uploads.js";
