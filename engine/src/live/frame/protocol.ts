/**
 * What the page and the isolated frame say to each other, over a MessagePort that the page hands to the frame when it
 * has loaded. Code in the frame is a stranger's: the page takes nothing of what comes out for granted.
 */

/** The message that brings the frame its port; all others go through that. */
export const CONNECT = 'patternbook:connect';

/**
 * Attribute of the frame document's root element: origin of the pages that may use the frame, where the frame is hosted
 * on another one (`frame.origin` in the site's configuration).
 */
export const PAGE_ORIGIN_ATTRIBUTE = 'data-page-origin';

/** Global function of the frame that loops and functions of an example call when they are entered (`loopGuards`). */
export const STEP_FUNCTION = '__patternbookStep';

/** Name of the example's own module, as stacks show it. */
export const ENTRY_NAME = 'Example.tsx';

/** Lines that the frame puts before a module's code. */
export const LINES_BEFORE_MODULE = 1;

/** The frame is never higher, whatever it says. */
export const MAX_HEIGHT_PX = 4000;

/** Page -> frame. A frame runs one program in its life, so that nothing of one reaches the next. */
export type ToFrame =
  /** Fetches and evaluates what the next program will probably need: scripts, sheets, modules of the registry. */
  | { kind: 'prepare'; scripts: string[]; sheets: string[]; modules: string[] }
  | { kind: 'run'; program: FrameProgram }
  | { kind: 'environment'; environment: PreviewEnvironment }
  /** Whether the reader is typing in the page: meanwhile nothing in the frame takes the focus. */
  | { kind: 'typing'; isTyping: boolean }
  | { kind: 'ping'; ping: number }
  | { kind: 'inspect'; inspection: number; queries: ElementQuery[] };

/** Elements of what is shown, that the page asks for. */
export interface ElementQuery {
  selector: string;
  /** A text that they hold, white space aside; null for any. */
  text: string | null;
}

/** What to show. */
export type FrameProgram =
  | { kind: 'markup'; html: string; container: Container }
  | {
      kind: 'modules';
      /** Addresses of scripts of libraries, each after those that it needs. */
      scripts: string[];
      /** Specifier -> the modules of the registry that together are the library. */
      libraries: Record<string, string[]>;
      /** The example and its files as CommonJS, and texts of style sheets. */
      modules: FrameModule[];
      /** Name of the module whose default export is the component. */
      entry: string;
      container: Container;
    };

export interface FrameModule {
  /** Name that stacks show. */
  name: string;
  code: string;
  /** Specifier -> name of another of these modules. */
  imports: Record<string, string>;
  /** Names that it imports from libraries, each with the line that says so, to tell which one doesn't exist. */
  expects: { specifier: string; name: string; line: number }[];
}

/** The element around what is shown, which packaged style sheets target. */
export interface Container {
  id: string;
  className: string;
  /** The example has the whole frame, as it would have a window. */
  fills: boolean;
  /** Addresses of the style sheets of its page, and texts of those that it brings itself. */
  sheets: string[];
  styles: string[];
  /** Prefix of the ids that React makes. */
  identifierPrefix: string;
}

/** How the frame's document looks; it follows the page unless the reader chose otherwise for one preview. */
export interface PreviewEnvironment {
  theme: 'light' | 'dark';
  highContrast: boolean;
  direction: 'ltr' | 'rtl';
  /** Per cent. */
  textSize: number;
  hasOutlines: boolean;
  /** Text of a style sheet with the custom properties to which the reader gave other values. */
  variables: string;
}

/** Frame -> page. */
export type FromFrame =
  | { kind: 'ready' }
  /** Everything that the program needs is there; it is run now. */
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
   * `load`: a library could not be fetched. `evaluate`, `render`: nothing is shown. `later`: what is shown goes on,
   * e.g. after an error in an event handler. `stopped`: the frame has given up.
   */
  phase: 'load' | 'evaluate' | 'render' | 'later' | 'stopped';
  /** `Name: text`. */
  message: string;
  /** As the browser gives it; names of modules with lines and columns of their compiled code. */
  stack: string;
}
