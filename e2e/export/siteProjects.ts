import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { exampleProject } from '../../engine/src/live/project/exampleProject.ts';
import type { ExampleProject } from '../../engine/src/live/project/projectKinds.ts';
import type { LiveSetup } from '../../engine/src/core/liveSetup.ts';
import type { ExampleCode, TabCode } from '../../engine/src/core/tabCode.ts';
import { readLiveSetup, readTabCode } from '../support/readLive.ts';

/** An example of a built site, with the data that the browser has. */
export interface BuiltExample {
  /** Address of its tab, with its anchor. */
  name: string;
  example: ExampleCode;
  tab: TabCode;
}

export interface BuiltSite {
  setup: LiveSetup;
  examples: BuiltExample[];
}

/** Reads the example code written by a build. @param site folder relative to the repository root */
export function readBuiltExamples(site: string): BuiltSite {
  const dist = resolve(import.meta.dirname, '../..', site, 'dist');
  const paths = globSync('code/**/*.json', { cwd: dist })
    .sort()
    .map((file) => file.replace(/^code(.*)\.json$/, '$1').replaceAll('\\', '/'));
  return {
    setup: readLiveSetup(site),
    examples: paths.flatMap((path) => {
      const tab = readTabCode(site, path);
      const examples = Object.values(tab?.examples ?? {});
      return tab === null ? [] : examples.map((example) => ({ name: `${path}#${example.slug}`, example, tab }));
    })
  };
}

/** Creates the project of an unedited example, for hosts that don't accept images. */
export function projectOf({ example, tab }: BuiltExample, setup: LiveSetup): ExampleProject {
  const { slug, code, lang } = example;
  return exampleProject({
    tab,
    slug,
    code,
    lang,
    setup,
    images: new Map(),
    pageStyles: '.page { color: red; }',
    ownSheets: {},
    ownTheme: new Map([['--own', 'red']]),
    theme: { classes: [], attributes: {} }
  });
}
