import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import type { LinkSheet } from '../documents/createDocumentContext.ts';
import type { SiteWriter } from '../publish/siteWriter.ts';

/** Creates a writer that bundles each set of files only once, even if many documents need it. */
export function createSheetWriter(
  styles: Pick<StyleLibrary, 'bundle'>,
  writer: Pick<SiteWriter, 'assets' | 'hashed' | 'use'>
): LinkSheet {
  const written = new Map<string, { address: string; assets: string[] }>();
  return (name, files, part = 'linked') => {
    const sorted = [...new Set(files)].sort();
    const key = [name, part, ...sorted].join('\n');
    const known = written.get(key);
    if (known) {
      writer.use([known.address, ...known.assets]);
      return known.address;
    }
    const { css, assets } = styles.bundle(sorted, part);
    writer.assets(assets);
    const address = writer.hashed(name, 'css', css);
    written.set(key, { address, assets: assets.map(({ path: asset }) => asset) });
    return address;
  };
}
