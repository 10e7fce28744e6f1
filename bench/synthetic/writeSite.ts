import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { markdownPage } from './markdownPage.ts';
import { type Random, createRandom } from './random.ts';
import { capitalize, typeName, words } from './words.ts';

const PAGES_PER_SECTION = 50;
const SEED = 20_261_121;

/**
 * Writes a reproducible site of generated pages; replaces the content of `folder`.
 * @param folder must be in the repository, so that the configuration can resolve the engine
 */
export function writeSyntheticSite(folder: string, pageCount: number): void {
  rmSync(folder, { recursive: true, force: true });
  const random = createRandom(SEED);
  const linkTarget = (): string => addressOf(random.below(pageCount));
  for (let index = 0; index < pageCount; index++) {
    const text = `${frontmatter(random, index)}${markdownPage(random, linkTarget)}`;
    writeText(join(folder, 'content', `${addressOf(index)}.md`), text);
  }
  writeText(join(folder, 'site.config.ts'), configText(pageCount));
}

function frontmatter(random: Random, index: number): string {
  const lines = [`id: ${pageId(index)}`, `section: ${sectionOf(index)}`, `title: ${typeName(random)} ${index}`];
  return ['---', ...lines, '---', '', `${capitalize(words(random, 10).join(' '))}.`, '', ''].join('\n');
}

function configText(pageCount: number): string {
  const slugs = new Set(Array.from({ length: pageCount }, (_, index) => sectionOf(index)));
  const config = {
    product: { name: 'Synthetic', slug: 'synthetic', description: 'Invented pages.', versionOf: 'react' },
    sections: [...slugs].map((slug) => ({ slug, title: capitalize(slug.replace('-', ' ')) }))
  };
  return `import { defineSite } from 'patternbook';\n\nexport default defineSite(${JSON.stringify(config, null, 2)});\n`;
}

function addressOf(index: number): string {
  return `/${sectionOf(index)}/${pageId(index)}`;
}

function sectionOf(index: number): string {
  return `section-${String(Math.floor(index / PAGES_PER_SECTION)).padStart(2, '0')}`;
}

function pageId(index: number): string {
  return `page-${String(index).padStart(4, '0')}`;
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
