import { exampleProject } from '../../../src/live/project/exampleProject.ts';
import type { ExampleProject, ProgramProject } from '../../../src/live/project/projectKinds.ts';
import type { RootState } from '../../../src/core/themes.ts';
import type { LiveLanguage } from '../../../src/model.ts';
import type { ProjectSetup } from '../../../src/core/liveSetup.ts';
import type { FileId, TabCode } from '../../../src/core/tabCode.ts';

export const SETUP: ProjectSetup = {
  product: 'Fern',
  siteAddress: 'https://fern.example',
  siteFolders: ['/assets/fern'],
  codeSandbox: 'https://sandbox.example/define',
  stackBlitz: 'https://blitz.example/run',
  packageFiles: 'https://files.example',
  baseSheets: ['fern-ui/base.css'],
  packageSheets: { 'fern-chat': ['fern-chat/chat.css'] },
  matchedSheets: [{ pattern: '\\bfern-u-', sheet: 'fern-css/utilities.css' }],
  markupSheets: ['fern-css/all.css'],
  ownSheets: {},
  react: '^18',
  fonts: '@font-face { font-family: Fern; }',
  peers: { 'fern-charts/lines': { 'line-math': '^3.0.0' }, 'fern-chat': { marked: '^15.0.0', 'react-dom': '^19' } },
  overrides: { 'fern-chat': { socket: '1.2.0' } }
};

const VERSIONS = { 'fern-ui': '2.0.0', 'fern-css': '2.1.0', 'fern-chat': '1.0.0' };
const SCOPE = { Box: 'fern-ui', useState: 'react' };

interface Around extends Partial<Omit<TabCode, 'examples'>> {
  imports?: Record<string, FileId>;
  lang?: LiveLanguage;
  title?: string;
  images?: ReadonlyMap<FileId, Uint8Array>;
  pageStyles?: string;
  ownSheets?: Record<string, string>;
  theme?: RootState;
  ownTheme?: ReadonlyMap<string, string>;
  /** Differences from `SETUP`. */
  setup?: Partial<ProjectSetup>;
}

/** Creates the project of an example with this code. */
export function projectOf(code: string, around: Around = {}): ExampleProject {
  const { imports = {}, lang = 'ts', title = 'Two boxes', images = new Map(), pageStyles = '', ...others } = around;
  const { ownSheets = {}, setup = {}, theme = { classes: [], attributes: {} }, ownTheme = new Map(), ...tab } = others;
  const example = {
    title,
    slug: 'example',
    lang,
    code,
    path: '/box/example',
    isFullscreen: false,
    canvas: null,
    previewId: 'box-example',
    previewClass: 'box',
    sourceLink: null,
    imports
  };
  return exampleProject({
    tab: { page: 'Box', bindings: {}, files: {}, styles: [], ...tab, examples: { example } },
    slug: 'example',
    code,
    lang,
    setup: { versions: VERSIONS, scope: SCOPE, project: { ...SETUP, ...setup } },
    images,
    pageStyles,
    ownTheme,
    ownSheets,
    theme
  });
}

export function programOf(code: string, around: Around = {}): ProgramProject {
  const project = projectOf(code, around);
  if (project.kind !== 'program') {
    throw new Error('The example is markup.');
  }
  return project;
}
