import openapiTypes, { astToString } from "openapi-typescript";

/**
 * The types of a document, as a generated client has them.
 *
 * @param {string} document
 */
export const typesOf = async (document) => astToString(await openapiTypes(document));
