import { compileExample } from '../../../src/live/compiler/compileExample.ts';
import type { FrameProgram } from '../../../src/live/frame/protocol.ts';
import type { LiveSetup } from '../../../src/core/liveSetup.ts';
import type { TabCode } from '../../../src/core/tabCode.ts';
import { SETUP as PROJECT_SETUP } from '../project/fixtures.ts';

/** A site with React and one package. */
export const SETUP: LiveSetup = {
  frame: '/assets/frame.html',
  libraries: {
    react: { script: 0, module: 'react.js' },
    'react/jsx-runtime': { script: 0, module: 'jsx.js' },
    '@acme/ui': { script: 1, module: 'ui.js' },
    '@acme/text': { script: 1, module: 'text.js' }
  },
  scripts: [
    { address: '/assets/react.js', needs: [] },
    { address: '/assets/ui.js', needs: [0] }
  ],
  setup: {},
  scope: { Panel: '@acme/ui', useState: 'react' },
  versions: {},
  breakpoints: {},
  project: PROJECT_SETUP
};

/** A tab with one example, `basic`, and local files. */
export const TAB: TabCode = {
  page: 'Panel',
  bindings: { Doc: { from: { file: 'acme/doc.tsx' }, imported: 'Doc' } },
  styles: [],
  files: {
    'acme/data.ts': { kind: 'code', code: 'export const rows: number[] = [1];', imports: {} },
    'acme/doc.tsx': {
      kind: 'code',
      code: "import { rows } from './data';\nexport const Doc = () => <p>{rows.length}</p>;",
      imports: { './data': 'acme/data.ts' }
    },
    'acme/logo.svg': { kind: 'image', path: '/assets/logo.svg', sourceLink: null },
    'acme/panel.css': { kind: 'style', code: '.a { color: red }' }
  },
  examples: {
    basic: {
      title: 'Basic',
      slug: 'basic',
      lang: 'ts',
      code: '',
      isFullscreen: false,
      canvas: null,
      previewId: 'ws-react-c-panel-basic',
      previewClass: 'ws-react-c-panel',
      sourceLink: null,
      imports: { './data': 'acme/data.ts', './logo.svg': 'acme/logo.svg', './panel.css': 'acme/panel.css' }
    }
  }
};

type Modules = Extract<FrameProgram, { kind: 'modules' }>;

/** Compiles a text. @param tab that of `TAB` by default @throws Error with the compiler's message */
export function compiled(text: string, tab: TabCode = TAB) {
  const result = compileExample(text, tab, 'basic', SETUP);
  if (!result.ok) {
    throw new Error(result.message);
  }
  return { ...result, program: result.program as Modules };
}

/** Evaluates and renders a compiled program as the frame does. Components are replaced by their names. */
export function run(program: Modules): unknown {
  const evaluate = (name: string): unknown => {
    const module = program.modules.find((candidate) => candidate.name === name);
    const record = { exports: {} as Record<string, unknown> };
    const load = (specifier: string): unknown => {
      const file = module?.imports[specifier];
      return file === undefined ? LIBRARIES[specifier] : evaluate(file);
    };
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- as in the frame
    new Function('module', 'exports', 'require', '__patternbookStep', module?.code ?? '')(
      record,
      record.exports,
      load,
      () => undefined
    );
    return record.exports;
  };
  const { default: Example } = evaluate(program.entry) as { default: () => unknown };
  return Example();
}

const element = (type: unknown, props: object) => ({ type: typeof type === 'function' ? type.name : type, props });
const LIBRARIES: Record<string, unknown> = {
  react: { __esModule: true, useState: (value: unknown) => [value], createElement: element, default: {} },
  'react/jsx-runtime': { jsx: element, jsxs: element, Fragment: 'fragment' },
  '@acme/ui': { __esModule: true, Panel: 'Panel', Button: 'Button', text: 'A' },
  '@acme/text': 'A'
};

/** Returns the compiler's error for a text, or null. */
export function error(text: string) {
  const result = compileExample(text, TAB, 'basic', SETUP);
  return result.ok ? null : { message: result.message, line: result.line, column: result.column };
}
