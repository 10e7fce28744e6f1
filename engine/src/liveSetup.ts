import type { ProjectSetup } from './projectSetup.ts';

/**
 * `/code.json`: where the parts of the live examples are and what programs may import. Written by the build, asked
 * for when code is first run.
 */
export interface LiveSetup {
  /** Address of the isolated frame's document. */
  frame: string;
  /** By specifier, e.g. `library/deprecated`. */
  libraries: Record<string, Library>;
  /** Scripts of the libraries; a library names them by index. */
  scripts: LibraryScript[];
  /** Names that a program may use without importing them: name -> specifier of the library that has it. */
  scope: Record<string, string>;
  /** Version of each package, by name: what a project that leaves the site depends on. */
  versions: Record<string, string>;
  /** What such a project is made of beside the example's code. */
  project: ProjectSetup;
}

export interface LibraryScript {
  /** Address. A classic script that calls `patternbook.define`. */
  address: string;
  /** Scripts that must have been run before. */
  needs: number[];
}

/** A module that programs may import. */
export type Library =
  | {
      /** Index of the script that defines it. */
      script: number;
      /** Name of the module in that script. */
      module: string;
    }
  | {
      /** Too large for one script: exported name -> the slice that has it. */
      slices: { script: number; module: string }[];
      names: Record<string, number>;
    };
