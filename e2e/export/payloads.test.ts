import { posix } from 'node:path';
import { expect, test } from '../support/test.ts';
import { type SandboxPayload, sandboxPayload } from '../../engine/src/live/project/hosts.ts';
import { moduleReferences } from '../../engine/src/live/project/importStatements.ts';
import { packageName } from '../../engine/src/live/project/dependencies.ts';
import { type ProjectFiles, viteProject } from '../../engine/src/live/project/viteProject.ts';
import { readExample } from '../../engine/src/live/project/readExample.ts';
import { casesOfTier } from '../support/tier.ts';
import { projectOf, readBuiltExamples } from './siteProjects.ts';

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.json'];
/** Modules of the build tools. */
const TOOLS = ['vite', '@vitejs/plugin-react', 'react-dom'];
const IN_PAGE = /^(?:https:\/\/|data:)/;

for (const { site, share } of [
  { site: 'sites/patternfly', share: 30 },
  { site: 'sites/starter', share: 1 }
]) {
  test.describe(site, () => {
    const { setup, examples: all } = readBuiltExamples(site);
    const examples = casesOfTier(all, { share });

    test('creates complete CodeSandbox projects of all examples', () => {
      const errors = examples.flatMap((built) => {
        const { files } = sandboxPayload(projectOf(built, setup), setup.project);
        return errorsOf(textFiles(files), packagesOf(files)).map((error) => `${built.name}: ${error}`);
      });
      expect(examples.length).toBeGreaterThan(8);
      expect(errors).toEqual([]);
    });

    test('creates complete Vite projects of all examples', () => {
      const errors = examples.flatMap((built) => {
        const files = viteProject(projectOf(built, setup), setup.project);
        const manifest = JSON.parse(String(files['package.json'])) as Manifest;
        return errorsOf(files, new Set([...Object.keys(manifest.dependencies), ...TOOLS])).map(
          (error) => `${built.name}: ${error}`
        );
      });
      expect(errors).toEqual([]);
    });
  });
}

interface Manifest {
  dependencies: Record<string, string>;
}

function textFiles(files: SandboxPayload['files']): ProjectFiles {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, { content }]) => (typeof content === 'string' ? [[path, content]] : []))
  );
}

function packagesOf(files: SandboxPayload['files']): Set<string> {
  const manifest = files['package.json']?.content as Partial<Manifest>;
  return new Set(Object.keys(manifest.dependencies ?? {}));
}

/** Returns unresolved imports and undeclared components. */
function errorsOf(files: ProjectFiles, packages: ReadonlySet<string>): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    if (typeof text !== 'string' || !/\.[jt]sx?$/.test(path)) {
      return [];
    }
    const { imports, others } = moduleReferences(text);
    const lost = [...imports, ...others].filter(({ specifier }) => !leads(specifier, path, files, packages));
    return [...lost.map(({ specifier }) => `${path} imports ${specifier}`), ...unboundComponents(path, text)];
  });
}

function leads(specifier: string, path: string, files: ProjectFiles, packages: ReadonlySet<string>): boolean {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    return EXTENSIONS.some((extension) => Object.hasOwn(files, target + extension));
  }
  const name = packageName(specifier);
  return IN_PAGE.test(specifier) || (name !== null && packages.has(name));
}

/** Returns undeclared components of a module. Other free names may be browser globals. */
function unboundComponents(path: string, text: string): string[] {
  if (!/^(?:src\/Example|index)\.[jt]sx?$/.test(path)) {
    return [];
  }
  const { names } = readExample(text, 'Example');
  const imported = moduleReferences(text).imports.flatMap(({ bindings }) => bindings.map(({ local }) => local));
  const bound = new Set([...names.declared, ...imported]);
  return [...names.referenced]
    .filter((name) => !bound.has(name) && /^[A-Z]/.test(name) && !(name in globalThis) && !BROWSER.has(name))
    .map((name) => `${path} uses ${name}, which nothing brings`);
}

/** Browser globals that Node lacks. */
const BROWSER = new Set([
  'HTMLElement',
  'Element',
  'Node',
  'ResizeObserver',
  'MutationObserver',
  'Image',
  'FileReader',
  'IntersectionObserver'
]);
