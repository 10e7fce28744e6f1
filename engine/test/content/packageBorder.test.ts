import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { outsidePackage } from '../../src/content/packageBorder.ts';
import { loadAcme, markdown } from './support/acmeSite.ts';
import { writeFiles } from './support/writeFiles.ts';

const FRONTMATTER = { id: 'Knob', section: 'components', source: 'react' };
const SOURCES = [{ package: 'acme-ui', include: ['docs/*.md'], source: 'react' }];
const SECRET = '../../../content/secret';

describe('Markdown of a package', () => {
  it('may name files of the other documented packages', () => {
    const file = '/site/node_modules/acme-ui/docs/knob.md';
    const named = '/site/node_modules/acme-more/own.ts';
    const check = (...documented: string[]) =>
      outsidePackage('x', named, { file, package: 'acme-ui', documented }, { file });
    expect(check('/site/node_modules/acme-ui', '/site/node_modules/acme-more')).toBeNull();
    expect(check('/site/node_modules/acme-ui')).not.toBeNull();
  });

  it('names no file outside of it', async () => {
    const body = [
      `### On\n\n\`\`\`ts file="${SECRET}.ts"\n\`\`\``,
      `\`\`\`ts noLive file="${SECRET}.ts"\n\`\`\``,
      `![Secret](${SECRET}.svg) [Secret](${SECRET}.pdf)`,
      '![Own](../own.svg)'
    ].join('\n\n');
    const { problems, assets } = await loadAcme(
      {
        content: { 'secret.ts': 'export default () => null;', 'secret.svg': '<svg/>', 'secret.pdf': 'pdf' },
        package: { 'docs/knob.md': markdown(FRONTMATTER, body), 'own.svg': '<svg/>' }
      },
      { sources: SOURCES }
    );
    expect(problems.map(({ code, severity, location }) => `${severity} ${code}:${location?.line}`).toSorted()).toEqual([
      'error outside-package:12',
      'error outside-package:15',
      'error outside-package:15',
      'error outside-package:9'
    ]);
    expect(assets.map(({ file }) => file.endsWith('own.svg'))).toEqual([true]);
  });

  it('imports no program and no Markdown from outside of it', async () => {
    const imports = `import Own from '../own.js';\nimport Secret from '${SECRET}.js';\nimport Part from '${SECRET}.mdx';\n\n`;
    const { problems } = await loadAcme(
      {
        content: { 'secret.js': 'export default () => null;', 'secret.mdx': 'Secret' },
        package: {
          'docs/knob.mdx': markdown(FRONTMATTER, `${imports}<Own />\n\n<Secret />\n\n<Part />`),
          'own.js': 'export default () => null;'
        }
      },
      { sources: [{ ...SOURCES[0], package: 'acme-ui', include: ['docs/*.mdx'] }] }
    );
    const found = problems.filter(({ code }) => code === 'outside-package').map(({ message }) => message);
    expect(found).toEqual([
      `The file is outside of the documented packages: ${SECRET}.js`,
      `The file is outside of the documented packages: ${SECRET}.mdx`
    ]);
  });

  it('reaches none by a symbolic link', () => {
    const folder = writeFiles({ 'acme-ui/docs/knob.md': '', 'acme-ui/docs/own.ts': '', 'secret.ts': '' });
    symlinkSync(join(folder, 'secret.ts'), join(folder, 'acme-ui/docs/link.ts'));
    symlinkSync(join(folder, 'acme-ui/docs/own.ts'), join(folder, 'acme-ui/docs/own-link.ts'));
    const owner = {
      file: join(folder, 'acme-ui/docs/knob.md'),
      package: 'acme-ui',
      documented: [join(folder, 'acme-ui')]
    };
    const check = (name: string, of: Parameters<typeof outsidePackage>[2] = owner) =>
      outsidePackage(name, join(folder, 'acme-ui/docs', name), of, { file: of.file, line: 3 })?.message ?? null;
    expect(check('link.ts')).toBe('The file is outside of the documented packages: link.ts');
    expect(['own.ts', 'own-link.ts', 'gone.ts', '..ts'].map((name) => check(name))).toEqual([null, null, null, null]);
    expect(check('../../gone.ts')).not.toBeNull();
    expect(check('link.ts', { ...owner, package: null })).toBeNull();
  });
});

it('lets Markdown of the site name files beside the site', async () => {
  const { problems } = await loadAcme({
    content: { 'knob.md': markdown(FRONTMATTER, '```ts noLive file="../package/own.ts"\n```') },
    package: {}
  });
  expect(problems.map(({ code }) => code)).toEqual(['missing-example-file']);
});
