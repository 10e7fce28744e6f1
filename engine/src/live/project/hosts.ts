import LZString from 'lz-string';

import { escapeHtml } from '../../core/html.ts';
import type { ProjectSetup } from '../../core/liveSetup.ts';
import type { ExampleProject, MarkupProject, ProgramProject } from './projectKinds.ts';
import { packageName } from './dependencies.ts';
import {
  htmlTag,
  overridesOf,
  projectSheets,
  projectTitle,
  sheetImports,
  rootJsx,
  typeDependencies
} from './programParts.ts';
import type { ProjectFiles } from './viteProject.ts';

/** Content of CodeSandbox's form field `parameters`: files by path, each a text or a JSON object. */
export interface SandboxPayload {
  files: Record<string, { content: string | object }>;
  /** Set for projects without a build step. */
  template?: 'static';
}

/** Encodes the form field `parameters`: LZ-string's base64 in its URL-safe alphabet. */
export function sandboxParameters(payload: SandboxPayload): string {
  return LZString.compressToBase64(JSON.stringify(payload))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Returns the files that open an example in CodeSandbox (requirement 7.14). Images must have kept their addresses. */
export function sandboxPayload(project: ExampleProject, setup: ProjectSetup): SandboxPayload {
  return project.kind === 'program' ? programPayload(project, setup) : markupPayload(project, setup);
}

function programPayload(project: ProgramProject, setup: ProjectSetup): SandboxPayload {
  const { lang, files, ownSheets, dependencies } = project;
  const isTyped = lang === 'ts';
  const entry = isTyped ? 'index.tsx' : 'index.js';
  const title = projectTitle(project, setup);
  return {
    files: {
      'index.html': {
        content: htmlDocument(project, title, '', '<div id="root" style="height: 100%"></div>')
      },
      [entry]: { content: entryCode(project) },
      'fonts.css': { content: setup.fonts },
      ...contentOf(projectSheets(project)),
      ...contentOf(ownSheets),
      ...Object.fromEntries(
        Object.entries(files).flatMap(([path, content]) => (typeof content === 'string' ? [[path, { content }]] : []))
      ),
      'package.json': {
        content: {
          name: 'example',
          private: true,
          description: title,
          main: entry,
          dependencies: { ...dependencies, ...(isTyped ? { '@babel/runtime': 'latest' } : {}) },
          ...(isTyped ? { devDependencies: typeDependencies(setup) } : {}),
          ...overridesOf(project, setup, 'resolutions')
        }
      },
      'sandbox.config.json': {
        content: { template: isTyped ? 'create-react-app-typescript' : 'create-react-app' }
      }
    }
  };
}

/** Generates the entry file: imports, the author's code, and rendering of its component. */
function entryCode(project: ProgramProject): string {
  const { code, header, lang } = project;
  const { imports, before, jsx } = rootJsx(project);
  // The example may use the name itself.
  const mount = /\bcreateRoot\b/.test(code) ? 'mountRoot' : 'createRoot';
  const imported = mount === 'createRoot' ? mount : `createRoot as ${mount}`;
  const container = `document.getElementById('root')${lang === 'ts' ? '!' : ''}`;
  return [
    `import { ${imported} } from 'react-dom/client';`,
    ...sheetImports(project, ['./fonts.css']),
    ...header,
    ...imports,
    '',
    code.trim(),
    '',
    ...before,
    `${mount}(${container}).render(${jsx});`,
    ''
  ].join('\n');
}

function markupPayload(project: MarkupProject, setup: ProjectSetup): SandboxPayload {
  const { markup, sheets, ownSheets, wrapper, dependencies } = project;
  const own = projectSheets(project);
  const links = ['fonts.css', ...sheets.map((sheet) => sheetAddress(sheet, dependencies, setup)), ...Object.keys(own)];
  const head = links.map((href) => `\n    <link rel="stylesheet" href="${escapeHtml(href)}" />`).join('');
  const body = `<div id="${wrapper.id}" class="${wrapper.className}">\n${markup.trim()}\n    </div>`;
  return {
    files: {
      'index.html': { content: htmlDocument(project, projectTitle(project, setup), head, body) },
      'package.json': { content: {} },
      ...contentOf(own),
      ...contentOf(ownSheets),
      'fonts.css': { content: setup.fonts },
      'sandbox.config.json': { content: { template: 'static' } }
    },
    template: 'static'
  };
}

function htmlDocument(project: ExampleProject, title: string, head: string, body: string): string {
  return `<!doctype html>
${htmlTag(project)}
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>${head}
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}

function contentOf(files: Readonly<Record<string, string>>): SandboxPayload['files'] {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [path, { content }]));
}

/** Returns the address of a style sheet: a path in the project, or that of a package's file. */
function sheetAddress(sheet: string, dependencies: Record<string, string>, { packageFiles }: ProjectSetup): string {
  const name = packageName(sheet);
  if (name === null) {
    return sheet;
  }
  return `${packageFiles}/${name}@${dependencies[name] ?? 'latest'}${sheet.slice(name.length)}`;
}

/**
 * Returns the form fields that open a project in StackBlitz. They can only contain text.
 * @param files images must have kept their addresses
 */
export function stackBlitzFields(files: ProjectFiles, title: string, description: string): Record<string, string> {
  const texts = Object.entries(files).flatMap(([path, content]) =>
    typeof content === 'string' ? [[`project[files][${path}]`, content] as const] : []
  );
  return {
    'project[title]': title,
    'project[description]': description,
    'project[template]': 'node',
    ...Object.fromEntries(texts)
  };
}

/** Submits a form to another site in a new tab. */
export function openForm(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    // Unlike an input, a text area keeps line breaks.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
