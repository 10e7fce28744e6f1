import { describe, expect, it } from 'vitest';

import type { Block, ClientStart } from '../../src/model.ts';
import { loadApp } from '../../src/site/documents/loadApp.ts';
import type { ModulePreview } from '../../src/ui/view.ts';
import { makeProse, makeSource } from './acme.ts';

const app = await loadApp();

function htmlOf(client: ClientStart | null, preview: ModulePreview): string {
  const location = { file: '/acme/knob.mdx', line: 5 };
  const module = {
    key: 'start/knob/pb_part_1',
    slug: 'pb_part_1',
    code: '',
    file: null,
    excerptLine: null,
    location,
    client,
    additions: null
  };
  const blocks: Block[] = [{ kind: 'module', module, prose: makeProse('') }];
  return app.renderBody(makeSource({ blocks }), { previewOf: () => undefined, moduleOf: () => preview });
}

describe('a part of a page that a program rendered', () => {
  it('is prose without anything around it', () => {
    const tree = { type: 'root' as const, children: [{ type: 'text' as const, value: 'Turn it.' }] };
    expect(htmlOf(null, { state: 'prose', tree })).toMatch(/^<div class="[^"]*pb-prose">Turn it\.<\/div>$/);
  });

  it.each([
    ['visible', 'hydrate'],
    ['load', 'hydrate load'],
    ['idle', 'hydrate idle']
  ] as const)('has the hooks of an example if the browser starts it: %s', (client, mount) => {
    const html = htmlOf(client, { state: 'live', html: '<button>0</button>' });
    expect(html).toContain(`data-preview="" data-state="static" data-example="pb_part_1" data-mount="${mount}"`);
    expect(html).toContain('data-root=""><button>0</button></div>');
  });

  it('is rendered by the browser if only that can do it', () => {
    expect(htmlOf('visible', { state: 'client', reason: 'No window' })).toContain('data-mount="client"');
  });

  it('shows why it failed', () => {
    expect(htmlOf(null, { state: 'client', reason: 'Error: <none>' })).toContain('>Error: &lt;none&gt;</pre>');
    expect(htmlOf('load', { state: 'error', message: 'Unexpected token' })).toContain('>Unexpected token</pre>');
  });
});
