export { FileUpload, type FileUploadProps } from "./FileUpload.js";
export { type ResumableUploadPort, resumableUpload } from "./resumable-upload.js";
export type { StoredFile, UploadPort, UploadRules } from "./uploads.js";
