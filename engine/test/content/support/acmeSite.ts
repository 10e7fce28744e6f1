import { resolveConfig, type SiteConfig } from '../../../src/core/config.ts';
import { loadSite } from '../../../src/content/loadSite.ts';
import type { Site } from '../../../src/model.ts';
import { TABS } from '../../support/tabs.ts';
import { writeFiles } from './writeFiles.ts';

const ACME: SiteConfig = {
  product: { name: 'Acme', slug: 'acme', description: 'A design system.', versionOf: 'acme-ui' },
  sections: [
    { slug: 'start', title: 'Start' },
    { slug: 'components', title: 'Components' },
    { slug: 'diagrams', title: 'Diagrams' }
  ],
  tabs: TABS,
  implementations: ['react', 'html']
};

export interface AcmeFiles {
  /** Files in the site's content folder. */
  content?: Record<string, string | Buffer>;
  /** Files in the package acme-ui. */
  package?: Record<string, string | Buffer>;
}

/** Loads a fixture site for the fictional design system Acme from temporary files. */
export async function loadAcme(files: AcmeFiles, config: Partial<SiteConfig> = {}): Promise<Site & { folder: string }> {
  const folder = writeFiles({
    ...prefixed('content/', files.content ?? {}),
    ...prefixed('node_modules/acme-ui/', { 'package.json': '{}', ...files.package })
  });
  return { ...(await loadSite(resolveConfig({ ...ACME, ...config }, 'site.config.ts'), folder)), folder };
}

/** Creates a Markdown file from frontmatter and body. */
export function markdown(frontmatter: Record<string, unknown>, body = ''): string {
  const lines = Object.entries(frontmatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', body].join('\n');
}

function prefixed<T>(prefix: string, files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [prefix + path, content]));
}
