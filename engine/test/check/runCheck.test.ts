import { describe, expect, it } from 'vitest';
import type { BaselineEntry } from '../../src/core/baseline.ts';
import type { CheckReport } from '../../src/check/report.ts';
import { formatReport } from '../../src/check/formatReport.ts';
import { runCheck } from '../../src/check/runCheck.ts';
import { type SiteConfig, resolveConfig } from '../../src/core/config.ts';
import { ENGINE_COMPONENTS } from '../support/engineComponents.ts';
import { createTemporarySite } from './temporarySite.ts';
import { COMPILES } from './typeUnits.ts';

const CONFIG = {
  product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: '@acme/gone' },
  sections: [{ slug: 'parts', title: 'Parts' }],
  pages: { '/parts/lamp': { hideNavItem: true } },
  sources: [{ package: '@acme/ui', include: ['docs/*.md'], source: 'react' }],
  staticFiles: [{ package: '@acme/ui', from: 'pictures', to: '/pictures' }],
  styles: { base: ['@acme/ui/base.css'] },
  redirects: [{ from: '/old', to: '/parts/lost' }],
  planned: ['/parts/button', '/parts/later']
} satisfies SiteConfig;

const UI = 'node_modules/@acme/ui';

const FILES = {
  'site.config.ts': `export default ${JSON.stringify(CONFIG, null, 2)};\n`,
  [`${UI}/package.json`]: JSON.stringify({ name: '@acme/ui', version: '2.1.0', main: 'index.js', types: 'index.d.ts' }),
  [`${UI}/index.js`]: `const { createElement } = require('react');\nexports.Button = ({ label }) => createElement('button', null, label);\n`,
  [`${UI}/index.d.ts`]: `import type { ReactElement } from 'react';\nexport declare function Button(props: { label: string }): ReactElement;\n`,
  [`${UI}/docs/Button.md`]: `---
id: Button
section: parts
---

import { Button } from '@acme/ui';
import './Gone.css';

[Later](/parts/later), [nowhere](/parts/nowhere), [no anchor](#nothing).

### Sound

\`\`\`ts file="./Sound.tsx"
\`\`\`

### Wrong label

\`\`\`ts file="./WrongLabel.tsx"
\`\`\`

### Inline

\`\`\`ts
const Inline = () => <Button label={2} />;
\`\`\`

### Lost import

\`\`\`ts file="./LostImport.tsx"
\`\`\`

### Two at once

\`\`\`ts file="./TwoAtOnce.tsx"
\`\`\`

### Throws

\`\`\`ts file="./Throws.tsx"
\`\`\`

### Lost file

\`\`\`ts file="./LostFile.tsx"
\`\`\`
`,
  [`${UI}/docs/Sound.tsx`]: `import { Button } from '@acme/ui';\nexport const Sound = () => <Button label="Sound" />;\n`,
  [`${UI}/docs/WrongLabel.tsx`]: `import { Button } from '@acme/ui';\nexport const WrongLabel = () => <Button label={1} />;\n`,
  [`${UI}/docs/LostImport.tsx`]: `import { lost } from './lost';\nexport const LostImport = () => <b>{lost}</b>;\n`,
  [`${UI}/docs/TwoAtOnce.tsx`]: `const A = () => <b />, B = () => <i />;\n`,
  [`${UI}/docs/Throws.tsx`]: `export const Throws = () => {\n  throw new Error('Out of lamp oil.');\n};\n`,
  'content/button.md': `---
id: Button
section: parts
source: react
colour: blue
---

The same tab again.
`,
  'content/shelf.md':
    '---\nid: Shelf\nsection: parts\n---\n\nTeh shelf holds lamps and whatever else there is to hold.\n\n#### Boards\n',
  'content/unplaced.md': '---\nsection: parts\n---\n\nThis page has no id.\n'
};

const KNOWN: BaselineEntry[] = [
  {
    code: 'type-error',
    package: '@acme/ui',
    versions: '2.1',
    match: "Type 'number' is not assignable to type 'string'",
    reason: 'Shows what the component makes of a number.',
    files: { 'docs/WrongLabel.tsx': 1, 'docs/Sound.tsx': 1 }
  }
];

async function check(files: Record<string, string>): Promise<CheckReport> {
  const site = createTemporarySite(files);
  return runCheck(resolveConfig(CONFIG, 'site.config.ts'), site.folder, {
    cacheFolder: site.cacheFolder,
    components: ENGINE_COMPONENTS
  });
}

describe('runCheck', COMPILES, () => {
  it('reports every kind of problem with location and hint', async () => {
    expect(formatReport(await check(FILES), { color: false })).toMatchSnapshot();
  });

  it('separates baseline problems and reports stale entries', async () => {
    const known = `// Reviewed.\nexport default ${JSON.stringify(KNOWN, null, 2)};\n`;
    const report = await check({ ...FILES, 'baseline.ts': known });
    expect(report.known).toMatchObject([
      { reason: KNOWN[0]?.reason, problem: { file: '@acme/ui/docs/WrongLabel.tsx', line: 2 } }
    ]);
    expect(report.problems.filter(({ file }) => file === 'baseline.ts')).toMatchObject([
      { code: 'stale-baseline-entry', severity: 'error', line: 11 }
    ]);
    expect(report.problems.some(({ file }) => file === '@acme/ui/docs/WrongLabel.tsx')).toBe(false);
  });
});
