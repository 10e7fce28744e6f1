/** The code of one example as the type checker sees it. Plain data, since it travels to a worker. */
export interface TypeUnit {
  /** Where the code lies for the compiler. Code written in Markdown pretends to lie next to the Markdown. */
  path: string;
  /** The author's text. */
  code: string;
  /** Import statements for the names that the code uses without importing them; they follow the code. */
  additions: string;
  /** Folder of the Markdown file that shows the example. */
  markdownFolder: string;
  /** The Markdown's imports: local name -> specifier. */
  bindings: Record<string, string>;
}

/** A complaint of the compiler, at a place in `TypeUnit.code` (counted from 1). */
export interface TypeDiagnostic {
  /** Number of the compiler's message, e.g. 2322. */
  number: number;
  /** The message; its explanations follow on lines of their own, indented. */
  message: string;
  line: number;
  column: number;
}

/** What the compiler says of one unit. */
export interface TypeResult {
  path: string;
  problems: TypeDiagnostic[];
  /** Files outside `node_modules` that the unit reaches by imports: when one changes, the result may change. */
  dependencies: string[];
}
