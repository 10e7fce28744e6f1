import type { Source } from '../../model.ts';
import type { ProgramCode } from '../siteExamples.ts';
import { identifierPrefix } from '../../core/identifierPrefix.ts';
import type { RenderRequest } from './result.ts';

/** Creates the render request of an example, with the same id prefix that the browser uses for hydration. */
export function renderRequest(
  { example, source }: { example: Pick<ProgramCode, 'key' | 'slug' | 'file'>; source: Pick<Source, 'file'> },
  code: string
): RenderRequest {
  const { key, slug, file } = example;
  return { key, code, file: file ?? source.file, identifierPrefix: identifierPrefix(slug) };
}
