import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { repositoryRoot, workFolder } from '../paths.ts';

const EXCLUDED = ['dist', '.patternbook', 'node_modules', 'test'];
const SITE = join(repositoryRoot, 'sites', 'patternfly');

/** A copy of the site, which protects its content and cache from the benchmark. */
export interface SiteCopy {
  folder: string;
  /** Removes the output and cache of the copy. */
  clear: () => void;
  /** Changes a sentence of one page, and returns it. */
  editProse: () => string;
  /** Changes the code of one example, and returns its new label. */
  editExample: () => string;
}

/** Copies the site and adds a page with an example to edit, since most other content is in installed packages. */
export function copySite(): SiteCopy {
  const folder = join(workFolder, 'patternfly');
  const content = join(folder, 'content', 'bench');
  let edition = 0;

  const writePage = (): string => {
    const sentence = `This is edition ${++edition} of the page.`;
    writeFileSync(join(content, 'bench.md'), pageText(sentence));
    return sentence;
  };
  const writeExample = (): string => {
    const label = `Edition ${++edition} of the example`;
    writeFileSync(join(content, 'Edited.tsx'), exampleText(label));
    return label;
  };

  rmSync(folder, { recursive: true, force: true });
  cpSync(SITE, folder, { recursive: true, filter: (file) => !EXCLUDED.includes(basename(file)) });
  mkdirSync(content, { recursive: true });
  writePage();
  writeExample();
  return {
    folder,
    clear() {
      for (const name of ['dist', '.patternbook']) {
        rmSync(join(folder, name), { recursive: true, force: true });
      }
    },
    editProse: writePage,
    editExample: writeExample
  };
}

function pageText(prose: string): string {
  return `---
id: Benchmark
section: developer-resources
---

${prose}

### Edited

\`\`\`ts file="./Edited.tsx"

\`\`\`
`;
}

function exampleText(label: string): string {
  return `import { Button } from '@patternfly/react-core';

export const Edited = () => <Button>${label}</Button>;
`;
}
