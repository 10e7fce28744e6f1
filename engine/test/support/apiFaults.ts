import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';

interface Parameter {
  name: string;
  schema: { enum?: readonly string[] };
}

/** The parts of an OpenAPI document that tests use. */
export interface OpenApi {
  paths: Record<
    string,
    {
      get: { parameters?: Parameter[]; responses: { 200: { content: Record<string, { schema?: { $ref: string } }> } } };
    }
  >;
  components: { schemas: Record<string, object> };
}

/** Returns what a public validator has against an OpenAPI document. */
export async function openApiFaults(document: OpenApi): Promise<unknown[]> {
  const { valid, errors = [] } = await new Validator().validate(structuredClone(document) as never);
  return valid ? [] : [errors];
}

/**
 * Compares files with the OpenAPI document of their site: there has to be a path for each, and its content has to be valid
 * by the schema of the path.
 * @param files address -> JSON
 */
export function apiFaults(document: OpenApi, files: Iterable<readonly [string, unknown]>): string[] {
  // Keys that have to be there may be named by a pattern for names.
  const ajv = new Ajv2020({ allErrors: false, strict: true, strictTypes: false, strictRequired: false });
  const paths = Object.entries(document.paths).map(([path, { get }]) => {
    const name = get.responses[200].content['application/json']?.schema?.$ref.split('/').at(-1);
    return { pattern: patternOf(path, get.parameters), name, parameters: path.split('{').length };
  });
  // A path with a name in place of a parameter comes first.
  paths.sort((a, b) => a.parameters - b.parameters);
  const validators = new Map(
    Object.entries(document.components.schemas).map(([name, schema]) => [name, ajv.compile(schema)])
  );
  return [...files].flatMap(([address, content]) => {
    const found = paths.find(({ pattern }) => pattern.test(address));
    if (!found) {
      return [`${address} is not described.`];
    }
    const validate = validators.get(found.name ?? '');
    return !validate || validate(content) ? [] : [`${address}: ${ajv.errorsText(validate.errors)}`];
  });
}

function patternOf(path: string, parameters: readonly Parameter[] = []): RegExp {
  const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
  const parts = path.split(/(\{[^}]*\})/).map((part) => {
    const parameter = parameters.find(({ name }) => part === `{${name}}`);
    const values = parameter?.schema.enum?.map((value) => escaped(encodeURI(value)));
    return parameter === undefined ? escaped(part) : (values?.join('|') ?? '[^/]+');
  });
  return new RegExp(`^${parts.map((part) => (part.includes('|') ? `(?:${part})` : part)).join('')}$`);
}
