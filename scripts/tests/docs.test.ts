import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const pages = ['*.md', 'docs/**/*.md', 'engine/*.md', 'packages/*/*.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: root })
);

const LINK = /\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g;
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm;
/** A path in running text, relative to the root of the repository or to the engine's sources. */
const SOURCE_PATH =
  /`((?:engine\/|e2e\/|bench\/|scripts\/|packages\/[\w-]+\/|sites\/patternfly\/)?[a-z][\w-]*(?:\/[\w.-]+)*\/[\w-]+\.(?:tsx?|css|cjs))`/g;

function textOf(page: string): string {
  return readFileSync(path.join(root, page), 'utf8');
}

/** Returns the ids of a page's headings, as GitHub generates them. */
function anchorsOf(page: string): string[] {
  return [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-')
  );
}

describe.each(pages)('%s', (page) => {
  it('has links that lead somewhere', () => {
    const broken = [...textOf(page).replaceAll(CODE, '').matchAll(LINK)].filter(([, target = '', anchor]) => {
      const file = target === '' ? page : path.join(path.dirname(page), target);
      const isThere = existsSync(path.join(root, file));
      return !isThere || (anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('names files that exist', () => {
    const missing = [...textOf(page).matchAll(SOURCE_PATH)].filter(
      ([, file = '']) => ![root, path.join(root, 'engine/src')].some((folder) => existsSync(path.join(folder, file)))
    );
    expect(missing.map(([, file]) => file)).toEqual([]);
  });
});
