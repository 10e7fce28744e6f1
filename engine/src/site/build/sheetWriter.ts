import type { SiteWriter } from '../publish/siteWriter.ts';
import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';

/** Writes the sheet that joins some files. @returns its address */
export type WriteSheet = (name: string, files: Iterable<string>) => Promise<string>;

/** Joins each set of files once, however many documents need the same ones. */
export function createSheetWriter(
  styles: Pick<StyleLibrary, 'bundle'>,
  writer: Pick<SiteWriter, 'assets' | 'hashed'>
): WriteSheet {
  const written = new Map<string, Promise<string>>();

  const write = async (name: string, files: readonly string[]): Promise<string> => {
    const { css, assets } = styles.bundle(files);
    await writer.assets(assets);
    return writer.hashed(name, 'css', css);
  };

  return (name, files) => {
    const sorted = [...new Set(files)].sort();
    const key = [name, ...sorted].join('\n');
    const address = written.get(key) ?? write(name, sorted);
    written.set(key, address);
    return address;
  };
}
