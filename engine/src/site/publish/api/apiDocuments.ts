import type { SiteFacts } from '../../../core/siteFacts.ts';
import { openApiDocument } from './openApi.ts';
import { OPEN_API_ADDRESS } from './addresses.ts';
import type { DescribedRequest } from './requests.ts';
import { jsonSchema, SCHEMA_NAMES, schemaAddress } from './schemas.ts';

/** Returns the files that describe the others: the OpenAPI document and the schemas, address -> content. */
export function apiDocuments(requests: readonly DescribedRequest[], facts: SiteFacts): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>([
    [OPEN_API_ADDRESS, openApiDocument(requests, facts)],
    ...SCHEMA_NAMES.map((name) => [schemaAddress(name), jsonSchema(name)] as const)
  ]);
}
