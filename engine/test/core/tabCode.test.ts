import { describe, expect, it } from 'vitest';

import { examplesAddress } from '../../src/core/codeAddress.ts';
import {
  type ExampleCode,
  type PublishedExample,
  type TabCode,
  joinTabCode,
  tabSetup
} from '../../src/core/tabCode.ts';
import { standaloneExamplesOf } from '../../src/examples/siteExamples.ts';
import { contentFiles } from '../../src/site/publish/contentFiles.ts';
import { loadAcme, markdown } from '../content/support/acmeSite.ts';

const TAB = '/components/knob';
// A slug that is a number would come first among the keys of an object.
const BODY = '### Basic\n\n```ts live\n<Knob />\n```\n\n### 2\n\n```html live isFullscreen\n<p>Hi</p>\n```';

async function loadTab(): Promise<{ code: TabCode; published: PublishedExample[] }> {
  const site = await loadAcme(
    { package: {}, content: { 'knob.md': markdown({ section: 'components', id: 'Knob' }, BODY) } },
    { sources: [] }
  );
  const examples = site.pages
    .flatMap((page) => page.sources.flatMap(standaloneExamplesOf))
    .map((example): ExampleCode => {
      const { title, slug, lang, code, isFullscreen, previewId, previewClass, sourceLink } = example;
      const own = { canvas: null, imports: { './data': 'site/data.ts' } };
      return { title, slug, lang, code, isFullscreen, previewId, previewClass, sourceLink, ...own };
    });
  const files = contentFiles(site, {
    switches: { themeSwitcher: false, rtlSwitcher: false },
    thumbnailOf: () => null
  });
  return {
    code: {
      page: 'Knob',
      examples: Object.fromEntries(examples.map((example) => [example.slug, example])),
      bindings: { data: { from: { file: 'site/data.ts' }, imported: '*' } },
      files: { 'site/data.ts': { kind: 'code', code: 'export {};', imports: {} } },
      styles: ['/assets/examples.css']
    },
    published: files.get(examplesAddress(TAB)) as PublishedExample[]
  };
}

describe('the code of a tab', () => {
  it('is the same after it was divided between the public file and that of the editor', async () => {
    const { code, published } = await loadTab();
    expect(published).toHaveLength(2);
    expect(joinTabCode(TAB, tabSetup(code, {}), published)).toEqual(code);
  });

  it('includes figures and the start of the playground, which are no published examples', async () => {
    const { code, published } = await loadTab();
    const playground = { ...(Object.values(code.examples)[0] as ExampleCode), slug: 'props-playground' };
    const setup = tabSetup(code, { 'props-playground': playground });
    const { examples } = joinTabCode(TAB, setup, published);
    expect(Object.keys(examples)).toEqual([...Object.keys(code.examples), 'props-playground']);
    expect(examples['props-playground']).toEqual(playground);
    // A figure needs no other file.
    expect(joinTabCode(TAB, setup, []).examples).toEqual({ 'props-playground': playground });
  });

  it('is published once', async () => {
    const { code } = await loadTab();
    expect(JSON.stringify(tabSetup(code, {}))).not.toMatch(/<Knob|<p>|"lang"|"title"/);
  });

  it('is not joined from files of different versions of the site', async () => {
    const { code, published } = await loadTab();
    const { basic: _basic, ...others } = code.examples;
    expect(() => joinTabCode(TAB, tabSetup({ ...code, examples: others }, {}), published)).toThrow(`${TAB}/basic`);
    const moved = published.map((example) => ({ ...example, path: example.path.replace('knob', 'dial') }));
    expect(() => joinTabCode(TAB, tabSetup(code, {}), moved)).toThrow('/components/dial/basic');
  });
});
