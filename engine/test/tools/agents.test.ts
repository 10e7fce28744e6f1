import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { LintData } from '../../src/lint/data.ts';
import { agentIndex, MOST_BYTES } from '../../src/tools/agents/agentIndex.ts';
import { withIndex } from '../../src/tools/agents/agentsCommand.ts';
import { withServer } from '../../src/tools/agents/clientFiles.ts';
import type { CatalogTab } from '../../src/tools/mcp/catalog.ts';

const DATA: LintData = {
  packages: [{ name: 'acme-ui', version: '1.2.0', exports: null, hasMain: true, folders: [] }],
  modules: { 'acme-ui': { components: { Knob: 0, Dial: 1 }, others: [], deprecated: { useKnob: 'Use useDial.' } } },
  components: [
    { props: {}, groups: [], deprecated: 'Use Dial.' },
    { props: {}, groups: [] }
  ],
  groups: [],
  styles: { variablePrefixes: [], variables: [], classPrefixes: [], classes: [] },
  tokens: [],
  contrasts: [],
  nesting: {},
  layouts: [],
  names: [],
  iconPackages: [],
  pages: {},
  tokensPage: null
};

const tab = (path: string): CatalogTab => ({
  id: path,
  path,
  tabPath: path,
  title: path,
  source: 'react',
  tabName: null,
  section: 'components',
  subsection: '',
  deprecated: false,
  beta: false,
  examples: [],
  sources: []
});

const indexOf = (tabs: readonly CatalogTab[]): string =>
  agentIndex({
    facts: {
      name: 'Acme',
      description: '',
      release: '1.2.0',
      url: null,
      api: { version: '1.0.0', description: '' },
      toolAliases: {}
    },
    place: 'https://acme.example',
    tabs,
    data: DATA,
    isInstalled: true
  });

describe('the index', () => {
  it('has versions, where to read more, pages, and what is deprecated', () => {
    const text = indexOf([tab('/components/knob'), tab('/components/forms/dial')]);
    expect(text).toContain('This project uses acme-ui 1.2.0.');
    expect(text).toContain('https://acme.example/llms.txt');
    expect(text).toContain('Pages below /components/: knob, forms/dial');
    expect(text).toContain('Deprecated in acme-ui: Knob, useKnob');
  });

  it('is never longer than 8,000 bytes, and says what it leaves out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.constantFrom('knob', 'größe', '部品'), (count, name) => {
        const text = indexOf(Array.from({ length: count }, (_, index) => tab(`/components/${name}-${index}`)));
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
        expect(text.endsWith('<!-- /patternbook: Acme -->')).toBe(true);
        const listed = text.split(`${name}-`).length - 1;
        expect(listed === count || text.includes(`, and ${count - listed} more`)).toBe(true);
      })
    );
  });

  it('replaces an earlier one, and leaves all other text', () => {
    const [first, second] = [indexOf([tab('/components/knob')]), indexOf([])];
    const file = withIndex('# Rules\n\nBe kind.\n', first, 'Acme');
    expect(file.startsWith('# Rules\n\nBe kind.\n\n<!-- patternbook: Acme -->')).toBe(true);
    const again = withIndex(`${file}\nMore.\n`, second, 'Acme');
    expect(again).toContain('Be kind.');
    expect(again).toContain('More.');
    expect(again.match(/<!-- patternbook: Acme -->/g)).toHaveLength(1);
    expect(again).not.toContain('knob');
    expect(withIndex(null, second, 'Acme')).toBe(`${second}\n`);
    expect(() => withIndex('<!-- patternbook: Acme -->', second, 'Acme')).toThrow('without');
  });
});

describe('the configuration of a client', () => {
  const server = { name: 'acme', place: 'https://acme.example' };

  it('gets the server, and keeps all else', () => {
    expect(JSON.parse(withServer(null, 'claude', server))).toEqual({
      mcpServers: { acme: { command: 'npx', args: ['-y', 'patternbook', 'mcp', '--from', 'https://acme.example'] } }
    });
    const known = '{"inputs":[1],"servers":{"other":{"command":"x"}}}';
    expect(JSON.parse(withServer(known, 'vscode', server))).toMatchObject({
      inputs: [1],
      servers: { other: { command: 'x' }, acme: { command: 'npx' } }
    });
  });

  it.each(['{ // a comment\n}', '[]', '{"servers":[]}'])('is not overwritten if it can’t be read: %s', (text) => {
    expect(() => withServer(text, 'vscode', server)).toThrow(/vscode/);
  });
});
