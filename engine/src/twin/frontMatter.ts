import { stringify } from 'yaml';

/** What a twin says about itself, above its text. */
export interface TwinHead {
  title: string;
  /** Tag of the tab; empty for none. */
  source: string;
  /** npm package that ships it; null for the site's own content. */
  package: string | null;
  /** Installed version of that package; for the site's own content, the documented release. */
  version: string;
  /** Address of the page, absolute if the site has a public address. */
  address: string;
  description: string;
}

/** Writes the head of a twin as YAML between two lines of dashes. */
export function frontMatter({ package: packageName, ...head }: TwinHead): string {
  const { title, source, version, address, description } = head;
  const fields = {
    title,
    ...(source !== '' && { source }),
    ...(packageName !== null && { package: packageName }),
    version,
    address,
    ...(description !== '' && { description })
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
}
