import { afterAll, describe, expect, it } from 'vitest';

import { ConfigError, resolveConfig } from '../../src/core/config.ts';
import { wrapperFile } from '../../src/examples/wrapper.ts';
import { ExamplePreparer } from '../../src/examples/prepareExample.ts';
import { htmlOf } from '../../src/examples/render/result.ts';
import { renderExamples } from '../../src/examples/render/renderExamples.ts';
import { identifierPrefix } from '../../src/core/identifierPrefix.ts';
import { createAcmeSite } from './render/acmeSite.ts';

const WRAPPER = `
import type { ReactNode } from 'react';
import { Name } from './content/Name.tsx';

export default function Wrapper({ children }: { children: ReactNode }) {
  return <Name value="Acme">{children}</Name>;
}`;
const NAME = `
import { createContext, useContext } from 'react';
const Context = createContext('nobody');
export const Name = ({ value, children }) => <Context value={value}>{children}</Context>;
export const Hello = () => <p>{useContext(Context)}</p>;`;

const site = createAcmeSite({ 'Wrapper.tsx': WRAPPER, 'content/Name.tsx': NAME, 'content/page.md': '' });
afterAll(() => site.remove());

const preparer = new ExamplePreparer(site.folder, ['react'], site.path('Wrapper.tsx'));

function prepared(code: string, isLayout?: boolean) {
  const place = { file: site.path('content/page.md'), imports: [] };
  const result = preparer.prepare({ code, file: null, ...(isLayout !== undefined && { isLayout }) }, place);
  if (!result.ok) {
    throw new Error(`${result.line}:${result.column} ${result.message}`);
  }
  return result;
}

/** Renders examples as a build does, and returns their HTML. */
async function html(codes: readonly string[]): Promise<(string | null)[]> {
  const requests = codes.map((code, index) => ({
    key: `page/${index}`,
    code: prepared(code).code,
    file: site.path('content/page.md'),
    identifierPrefix: identifierPrefix(`page/${index}`)
  }));
  const { results } = await renderExamples(requests, { siteFolder: site.folder, cacheFolder: site.cacheFolder });
  return requests.map(({ key }) => htmlOf(results.get(key)));
}

describe('the wrapper of a site', () => {
  it('is around examples of every form', async () => {
    const start = "import { Hello } from './Name.tsx';\n";
    const forms = [
      'export const Basic: () => object = () => <Hello />;',
      '<Hello />',
      'export default function Basic() { return <Hello />; }',
      'type Props = object;\nconst Basic = (_: Props) => <Hello />;\nexport { Basic };',
      'await null;\nexport const Basic = () => <Hello />;'
    ];
    expect(await html(forms.map((form) => start + form))).toEqual(forms.map(() => '<p>Acme</p>'));
  });

  it('is one of the files that the example depends on', () => {
    expect(prepared('const A = () => <b />;').files).toContain(site.path('Wrapper.tsx'));
  });

  it('keeps the positions of errors in the code', () => {
    const broken = preparer.prepare(
      { code: 'const a = 1;\nconst A = () => <b>;', file: null },
      { file: site.path('content/page.md'), imports: [] }
    );
    expect(broken).toMatchObject({ ok: false, line: 2 });
  });

  it('is around parts of pages with a component, but not around text and layouts', () => {
    const wrapper = JSON.stringify(site.path('Wrapper.tsx'));
    const part = `import { "Hello" as Hello } from "./Name.tsx";\nexport default function PagePart() {\nreturn <Hello />;\n}`;
    expect(prepared(part, false).code).toContain(wrapper);
    expect(prepared(part, true).code).not.toContain(wrapper);
    expect(prepared('export default function PagePart() {\nreturn <p>{1 + 2}</p>;\n}', false).code).not.toContain(
      wrapper
    );
  });

  it('needs a default export', () => {
    const product = { name: 'Acme', slug: 'acme', description: 'A design system.', versionOf: 'acme-ui' };
    const config = (wrapper: string) =>
      resolveConfig({ product, sections: [{ slug: 'a', title: 'A' }], examples: { wrapper } }, 'site.config.ts');
    site.write({
      'Named.tsx': 'export function Wrapper() {}',
      'Again.ts': "export { Name as default } from './content/Name.tsx';",
      'Broken.tsx': 'export default <'
    });
    expect(() => wrapperFile(config('Named.tsx'), site.folder)).toThrow(/Named\.tsx.* has no default export/);
    expect(() => wrapperFile(config('None.tsx'), site.folder)).toThrow(ConfigError);
    expect(wrapperFile(config('Again.ts'), site.folder)).toBe(site.path('Again.ts'));
    expect(wrapperFile(config('Broken.tsx'), site.folder)).toBe(site.path('Broken.tsx'));
  });
});
