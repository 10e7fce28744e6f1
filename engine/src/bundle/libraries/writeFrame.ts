import type { Asset } from '../../model.ts';
import type { StyleLibrary } from '../styles/styleLibrary.ts';
import { frameDocument } from './frameDocument.ts';
import { frameScript } from './frameScript.ts';
import { frameStyles } from './frameStyles.ts';

/** Keeps a text under an address that its content decides. @returns the address */
export type WriteHashed = (name: string, extension: string, content: string) => Promise<string>;

/** The isolated frame, but for libraries. */
export interface FrameFiles {
  /** Address of its document. */
  address: string;
  /** Images of its style sheet. */
  assets: Asset[];
}

/** What the frame is made of. */
export interface FrameSources {
  siteFolder: string;
  styles: StyleLibrary;
  /** Files of the style sheets that libraries import. */
  sheets: readonly string[];
  /** Origin of the pages that may use the frame; null for the one that serves it. */
  pageOrigin: string | null;
}

/** Writes the frame's document with what it loads at once. */
export async function writeFrame(
  { siteFolder, styles, sheets, pageOrigin }: FrameSources,
  write: WriteHashed
): Promise<FrameFiles> {
  const { css, fonts, assets } = frameStyles(styles, sheets);
  const stylesheets = [await write('frame-fonts', 'css', fonts), await write('frame', 'css', css)];
  const script = await write('frame', 'js', await frameScript(siteFolder));
  return { address: await write('frame', 'html', frameDocument({ stylesheets, script, pageOrigin })), assets };
}
