import { readFileSync } from 'node:fs';

import { ConfigError, type ResolvedConfig } from '../core/config.ts';
import { locateSiteFile } from '../content/siteContext.ts';
import { dialectOf, parseModule } from './parseModule.ts';

/** What surrounds the body of a module, so that its component has the wrapper of the site around it. */
export interface WrapperCode {
  /** Declarations at the top of the module, on one line. */
  header: string;
  /** Open and close the value of the module's default export: an example's component, or a promise of it. */
  opening: string;
  closing: string;
}

/** Names that no author writes. */
const NAMES = { wrapper: 'pb$Wrapper', create: 'pb$createElement', wrap: 'pb$wrap' };

/**
 * Returns the absolute path of the component around all examples (`examples.wrapper`); null for a site without one.
 * @throws ConfigError when there is no such file, or when it exports no component
 */
export function wrapperFile({ examples }: ResolvedConfig, siteFolder: string): string | null {
  if (examples.wrapper === undefined) {
    return null;
  }
  const file = locateSiteFile(examples.wrapper, siteFolder);
  if (!hasDefaultExport(file)) {
    const form = 'export default function Wrapper({ children }) { … }';
    throw new ConfigError(`${file}, which \`examples.wrapper\` names, has no default export. Write: ${form}`);
  }
  return file;
}

/** True also for a file that can't be read as a module, which is reported with the examples. */
function hasDefaultExport(file: string): boolean {
  const parsed = parseModule(readFileSync(file, 'utf8'), { dialect: dialectOf(file) });
  const entries = parsed.ok ? parsed.module.staticExports.flatMap(({ entries: each }) => each) : [];
  return (
    !parsed.ok ||
    entries.some(({ exportName }) => {
      const kind: `${typeof exportName.kind}` = exportName.kind;
      return kind === 'Default' || exportName.name === 'default';
    })
  );
}

/** Returns the code that puts a component around that of an example. @param file absolute path of its module */
export function wrapperCode(file: string): WrapperCode {
  const { wrapper, create, wrap } = NAMES;
  const component = `const wrapped = (Example) => () => ${create}(${wrapper}, null, ${create}(Example));`;
  return {
    header: [
      `import ${wrapper} from ${JSON.stringify(file)};`,
      `import { createElement as ${create} } from "react";`,
      `const ${wrap} = (example) => { ${component}`,
      "return typeof example?.then === 'function' ? example.then(wrapped) : wrapped(example); };"
    ].join(' '),
    opening: `${wrap}(`,
    closing: ')'
  };
}
