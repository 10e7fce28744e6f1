import type { ExampleInPlace } from '../siteExamples.ts';
import { identifierPrefix } from '../../core/identifierPrefix.ts';
import type { RenderRequest } from './result.ts';

/** Asks for an example to be rendered as the browser mounts it, with the same ids. */
export function renderRequest(
  { example, source }: Pick<ExampleInPlace, 'example' | 'source'>,
  code: string
): RenderRequest {
  const { key, slug, file } = example;
  return { key, code, file: file ?? source.file, identifierPrefix: identifierPrefix(slug) };
}
