import { existsSync, readFileSync } from 'node:fs';
import { build } from 'vite';
import { lookup } from 'mrmime';

import { engineFile } from '../../content/engineFile.ts';
import type { Asset } from '../../model.ts';
import type { Wording } from '../../core/siteTexts.ts';
import { wordingPlugins } from '../scripts/wordingPlugins.ts';
import type { StyleLibrary } from '../styles/styleLibrary.ts';
import { escapeHtml } from '../../core/html.ts';
import { siteDirection, siteLanguage } from '../../core/language.ts';
import * as texts from '../../core/texts.ts';
import { INITIAL_POLICY } from '../../live/frame/policy.ts';
import { PAGE_ORIGIN_ATTRIBUTE } from '../../live/frame/protocol.ts';

/** Writes a file under an address with a content hash. @returns the address */
type WriteHashed = (name: string, extension: string, content: string) => string;

/** Files of the isolated frame, apart from libraries. */
interface FrameFiles {
  /** Address of its document. */
  address: string;
  /** Images that its style sheet references. */
  assets: Asset[];
}

/** Inputs for the frame's files. */
interface FrameSources {
  siteFolder: string;
  styles: StyleLibrary;
  /** Style sheets that libraries import. */
  sheets: readonly string[];
  /** Language of the interface, and the texts that the site replaces. */
  wording: Wording;
  /** Origin of the pages that may embed the frame; null for the frame's own origin. */
  pageOrigin: string | null;
}

/** Writes the frame's document, style sheets and script. */
export async function writeFrame(
  { siteFolder, styles, sheets, wording, pageOrigin }: FrameSources,
  write: WriteHashed
): Promise<FrameFiles> {
  const { css, fonts, assets } = frameStyles(styles, sheets);
  const stylesheets = [write('frame-fonts', 'css', fonts), write('frame', 'css', css)];
  const script = write('frame', 'js', await frameScript(siteFolder, wording));
  return { address: write('frame', 'html', frameDocument({ stylesheets, script, pageOrigin })), assets };
}

interface FrameParts {
  stylesheets: readonly string[];
  script: string;
  /** Origin of the pages that may embed the frame; null for the frame's own origin. */
  pageOrigin: string | null;
}

/**
 * Renders the document that runs edited examples. It is the same for all examples; their code arrives through a message
 * port. Its script completes the content security policy before anything else.
 */
export function frameDocument({ stylesheets, script, pageOrigin }: FrameParts): string {
  const allowed = pageOrigin === null ? '' : ` ${PAGE_ORIGIN_ATTRIBUTE}="${escapeHtml(pageOrigin)}"`;
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(siteLanguage())}" dir="${siteDirection()}"${allowed}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(INITIAL_POLICY)}">`,
    '<meta http-equiv="x-dns-prefetch-control" content="off">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(texts.example.frame)}</title>`,
    ...stylesheets.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`),
    '</head>',
    '<body>',
    `<script src="${escapeHtml(script)}"></script>`,
    '</body>',
    '</html>',
    ''
  ].join('\n');
}

const MAIN = engineFile('live/frame/main.ts');

/** Bundles the frame's code as one classic script: documents with an opaque origin can't load the host's modules. */
async function frameScript(siteFolder: string, wording: Wording): Promise<string> {
  const result = await build({
    root: siteFolder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: wordingPlugins(wording),
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { tsconfig: false, input: { frame: MAIN }, output: { format: 'iife' } }
    }
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code ?? '';
}

/** Style sheets of the isolated frame. */
interface FrameStyles {
  /** All rules that an example may need. */
  css: string;
  /** Images that the rules reference. */
  assets: Asset[];
  /** Font faces with embedded files. */
  fonts: string;
}

const FRAME_SHEET = engineFile('live/frame/frame.css');

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const FONT_FILE = /url\("?([^")]+)"?\)/g;
const ITALIC = /font-style:\s*(?:italic|oblique)/;
const WOFF2 = /\.woff2$/;

/**
 * Joins all style sheets that examples may need, in the same order as in documents.
 *
 * Fonts are embedded, because a document with an opaque origin can't fetch them from a host without CORS headers. Only
 * upright WOFF2 files are included; browsers synthesize the few italics.
 *
 * @param sheets style sheets that libraries import
 */
export function frameStyles(styles: StyleLibrary, sheets: readonly string[]): FrameStyles {
  const files = [
    ...styles.exampleBase,
    ...styles.exampleClassSheets,
    ...sheets.filter((file) => existsSync(file)),
    FRAME_SHEET
  ];
  const { css, assets } = styles.bundle(files, 'whole');
  const fileOf = new Map(assets.map((asset) => [asset.path, asset.file]));
  const faces = new Set(css.match(FONT_FACE) ?? []);
  const fonts = [...faces].flatMap((face) => withFile(face, fileOf) ?? []);
  const withoutFonts = css.replace(FONT_FACE, '');
  return {
    css: withoutFonts,
    assets: assets.filter((asset) => withoutFonts.includes(asset.path)),
    fonts: `${fonts.join('\n')}\n`
  };
}

/** Embeds the file of a font face; returns null for faces that the frame omits. */
function withFile(face: string, fileOf: ReadonlyMap<string, string>): string | null {
  const address = [...face.matchAll(FONT_FILE)].map(([, url = '']) => url).find((url) => WOFF2.test(url));
  const file = fileOf.get(address ?? '');
  if (file === undefined || ITALIC.test(face)) {
    return null;
  }
  const data = `data:${lookup(file) ?? 'font/woff2'};base64,${readFileSync(file).toString('base64')}`;
  const format = /format\([^)]*\)/.exec(face)?.[0] ?? '';
  return face.replace(/src:[^;}]*/, `src:url(${data})${format}`);
}
