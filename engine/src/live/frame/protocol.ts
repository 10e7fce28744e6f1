/**
 * Messages between the page and the isolated frame, over a MessagePort that the page transfers when the frame has
 * loaded. The frame runs untrusted code, so the page validates all messages from it.
 */

import type { RootState } from '../../core/themes.ts';

/** Message that transfers the port; all others use the port. */
export const CONNECT = 'patternbook:connect';

/**
 * Attribute of the frame document's root element: origin of the pages that may embed the frame, if it is hosted on
 * another origin (`frame.origin` in the site's configuration).
 */
export const PAGE_ORIGIN_ATTRIBUTE = 'data-page-origin';

/** Global function that instrumented loops and functions call (`loopGuards`). */
export const STEP_FUNCTION = '__patternbookStep';

/** File name of the example's own module in stack traces. */
export const ENTRY_NAME = 'Example.tsx';

/** Number of lines that the frame adds before a module's code. */
export const LINES_BEFORE_MODULE = 1;

/** Maximum height of the frame, regardless of its messages. */
export const MAX_HEIGHT_PX = 4000;

/** Page -> frame. A frame runs a single program, so that programs can't affect each other. */
export type ToFrame =
  /** Loads and evaluates the libraries that the next program will probably need. */
  | { kind: 'prepare'; scripts: string[]; sheets: string[]; modules: string[] }
  | { kind: 'run'; program: FrameProgram }
  | { kind: 'environment'; environment: PreviewEnvironment }
  /** Tells if the reader is typing in the page, during which nothing in the frame may receive the focus. */
  | { kind: 'typing'; isTyping: boolean }
  | { kind: 'ping'; ping: number }
  | { kind: 'inspect'; inspection: number; queries: ElementQuery[] };

/** Query for rendered elements. */
export interface ElementQuery {
  selector: string;
  /** Required text content, ignoring whitespace; null for any. */
  text: string | null;
  /** Required computed values by CSS property. */
  styles: Record<string, string>;
}

/** Content of a preview. */
export type FrameProgram =
  | { kind: 'markup'; html: string; container: Container }
  | {
      kind: 'modules';
      /** Addresses of library scripts, dependencies first. */
      scripts: string[];
      /** Specifier -> registry modules that make up the library. */
      libraries: Record<string, string[]>;
      /** Modules of the example and its files in CommonJS. */
      modules: FrameModule[];
      /** Name of the module whose default export is the component. */
      entry: string;
      container: Container;
    };

export interface FrameModule {
  /** File name in stack traces. */
  name: string;
  code: string;
  /** Specifier -> name of another module in the program. */
  imports: Record<string, string>;
  /** Imported names with their line numbers, to report missing exports. */
  expects: { specifier: string; name: string; line: number }[];
}

/** The element around an example, which packaged style sheets target. */
export interface Container {
  id: string;
  className: string;
  /** True if the example fills the frame like a viewport. */
  fills: boolean;
  /** Width of a component that is centered on the canvas of a figure; null for other examples. */
  canvas: string | null;
  /** Addresses of the page's style sheets for its examples, and texts of imported ones. */
  sheets: string[];
  styles: string[];
  /** React's `identifierPrefix`. */
  identifierPrefix: string;
}

/** Appearance of the frame's document. It follows the page, apart from settings for a single preview. */
export interface PreviewEnvironment {
  /** Classes and attributes of the root element. */
  root: RootState;
  colorScheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** In percent. */
  textSize: number;
  hasOutlines: boolean;
  /** Whether the example stands on the secondary ground (`ui/body/exampleGround.ts`). */
  hasGround: boolean;
  /** Style sheet with the custom properties that the reader has overridden. */
  variables: string;
}

/** Frame -> page. */
export type FromFrame =
  | { kind: 'ready' }
  /** All dependencies have been loaded; the program runs now. */
  | { kind: 'loaded' }
  | { kind: 'shown' }
  | { kind: 'failed'; failure: FrameFailure }
  | { kind: 'height'; height: number }
  | { kind: 'console'; level: ConsoleLevel; text: string }
  | { kind: 'pong'; ping: number }
  /** The reader has pressed something in the frame. */
  | { kind: 'pressed' }
  /** Number of elements that match each query. */
  | { kind: 'inspected'; inspection: number; counts: number[] };

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

export interface FrameFailure {
  /**
   * `load`: a library couldn't be fetched. `evaluate`, `render`: nothing is rendered. `later`: the example continues,
   * e.g. after an error in an event handler. `stopped`: the frame has stopped the program.
   */
  phase: 'load' | 'evaluate' | 'render' | 'later' | 'stopped';
  /** `Name: text`. */
  message: string;
  /** Stack trace in the browser's format, with positions in compiled modules. */
  stack: string;
}
