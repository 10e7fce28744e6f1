/**
 * Version of the form of the files, by the rules of semantic versioning: a new field or file raises the second number, a
 * change that readers notice the first one.
 */
export const API_VERSION = '1.0.0';

/** Address of the document that describes all requests. */
export const OPEN_API_ADDRESS = '/api/openapi.json';
