import { openApiDocument } from "./document.js";

// Prints the contract as OpenAPI 3.1: `node dist/platform/openapi/openapi-command.js [public URL] > openapi.json`.
const publicUrl = process.argv[2] ?? "http://127.0.0.1:8080";
process.stdout.write(`${JSON.stringify(openApiDocument(publicUrl), null, 2)}\n`);
