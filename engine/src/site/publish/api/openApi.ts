import type { ApiParameter } from '../../../core/apiRequest.ts';
import { fillText } from '../../../core/fillText.ts';
import type { SiteFacts } from '../../../core/siteFacts.ts';
import * as texts from '../../../core/texts.ts';
import { API_VERSION } from './addresses.ts';
import type { DescribedRequest } from './requests.ts';
import { jsonSchema, SCHEMA_NAMES } from './schemas.ts';

/** An address of the document: a segment of it can vary, but can't have slashes. */
interface PathTemplate {
  path: string;
  /** Segments that vary, with an example each, and all values if there are few. */
  segments: { name: string; description: string; example: string; values: readonly string[] | null }[];
}

/** More values of a parameter are not listed. */
const MOST_VALUES = 50;

/**
 * Returns the OpenAPI 3.1 document of a site. A parameter that may have slashes becomes one path for each number of
 * segments that its values have, since those of OpenAPI may not.
 * @see https://spec.openapis.org/oas/v3.1.1
 */
export function openApiDocument(requests: readonly DescribedRequest[], facts: SiteFacts) {
  const used = SCHEMA_NAMES.filter((name) => requests.some(({ schema }) => schema === name));
  return {
    openapi: '3.1.1',
    info: {
      title: fillText(texts.api.title, { product: facts.name }),
      version: API_VERSION,
      description: fillText(texts.api.description, { product: facts.name, release: facts.release })
    },
    servers: [{ url: facts.url ?? '/' }],
    paths: Object.fromEntries(
      requests.flatMap((request) =>
        pathTemplates(request).map((template, index) => [template.path, { get: operation(request, template, index) }])
      )
    ),
    components: { schemas: Object.fromEntries(used.map((name) => [name, withoutDialect(jsonSchema(name))])) }
  };
}

function operation({ id, summary, type, schema }: DescribedRequest, { segments }: PathTemplate, index: number) {
  return {
    operationId: index === 0 ? id : `${id}${index + 1}`,
    summary,
    ...(segments.length > 0 && {
      parameters: segments.map(({ values, ...segment }) => ({
        ...segment,
        in: 'path',
        required: true,
        schema: { type: 'string', ...(values !== null && { enum: values }) }
      }))
    }),
    responses: {
      200: {
        description: summary,
        content: { [type]: schema === null ? {} : { schema: { $ref: `#/components/schemas/${schema}` } } }
      },
      ...(segments.length > 0 && { 404: { description: texts.api.noFile } })
    }
  };
}

function pathTemplates({ path, parameter }: DescribedRequest): PathTemplate[] {
  if (parameter === null) {
    return [{ path, segments: [] }];
  }
  const byLength = Map.groupBy(parameter.values, (value) => value.split('/').length);
  return [...byLength]
    .toSorted(([a], [b]) => a - b)
    .map(([length, [example = '']]) => {
      const segments = segmentsOf(parameter, length, example);
      const template = segments.map(({ name }) => `{${name}}`).join('/');
      return { path: path.replace(`{${parameter.name}}`, () => template), segments };
    });
}

function segmentsOf(
  { name, description, values }: ApiParameter,
  length: number,
  example: string
): PathTemplate['segments'] {
  const listed = length === 1 && values.length <= MOST_VALUES ? values.filter((value) => !value.includes('/')) : null;
  return example.split('/').map((segment, index) => ({
    name: length === 1 ? name : `${name}${index + 1}`,
    description:
      length === 1 ? description : fillText(texts.api.segment, { description, number: index + 1, count: length }),
    example: segment,
    values: listed
  }));
}

/** The dialect of all schemas is that of the document. */
function withoutDialect(schema: ReturnType<typeof jsonSchema>) {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'));
}
