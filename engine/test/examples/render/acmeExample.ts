import { ExamplePreparer } from '../../../src/examples/prepareExample.ts';
import { identifierPrefix } from '../../../src/core/identifierPrefix.ts';
import type { RenderRequest } from '../../../src/examples/render/result.ts';
import type { AcmeSite } from './acmeSite.ts';

/** Creates the render request of an example in `content/examples/`, prepared as in a build. */
export function renderRequest(site: AcmeSite, key: string, code: string): RenderRequest {
  const file = site.path('content/examples/Example.tsx');
  const preparer = new ExamplePreparer(site.folder, ['acme-ui', 'react']);
  const prepared = preparer.prepare({ code, file }, { file: site.path('content/page.md'), imports: [] });
  if (!prepared.ok) {
    throw new Error(prepared.message);
  }
  return { key, code: prepared.code, file, identifierPrefix: identifierPrefix(key) };
}
