/** The code of one example as the type checker sees it. Plain data, since it is sent to a worker. */
export interface TypeUnit {
  /** Virtual path for the compiler. Code written in Markdown gets a path next to the Markdown file. */
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

/** A compiler diagnostic, located in `TypeUnit.code` (line and column from 1). */
export interface TypeDiagnostic {
  /** Diagnostic code, e.g. 2322. */
  number: number;
  /** Message, followed by explanations on separate, indented lines. */
  message: string;
  line: number;
  column: number;
}

/** Type-check result of one unit. */
export interface TypeResult {
  path: string;
  problems: TypeDiagnostic[];
  /** Files outside `node_modules` that the unit imports, directly or transitively; the result depends on them. */
  dependencies: string[];
}
