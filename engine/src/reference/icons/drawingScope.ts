import { type Selector, type SelectorComponent, transform, transformStyleAttribute, type Url } from 'lightningcss';

import { UnusableDrawingError } from './unusableDrawing.ts';

/** Class of the element around a drawing with style sheets, to which their rules are confined. */
const ROOT = 'drawing-root';
const HINT = 'Save the icon without it, for example as outlines.';

/**
 * Makes the names of a drawing its own: ids, classes and animations get a prefix, and so does all that refers to them.
 * Otherwise, drawings in one page would use one another's gradients and rules.
 */
export class DrawingScope {
  readonly prefix: string;
  /** Class of the element to put around the drawing if it has style sheets. */
  readonly rootClass: string;

  /** @param name of the icon, unique among those in a page */
  constructor(name: string) {
    // Letters and digits alone need no escaping anywhere. Underscores are escaped, too, so that no prefix begins with another one.
    const safe = name.replace(/[^a-z\d-]/gi, (character) => `_${(character.codePointAt(0) ?? 0).toString(16)}_`);
    this.prefix = `svg-${safe}__`;
    this.rootClass = this.own(ROOT);
  }

  /** An id or a class. */
  own(name: string): string {
    return `${this.prefix}${name}`;
  }

  /** A list of ids or classes, separated by spaces. */
  ownList(names: string): string {
    return words(names)
      .map((name) => this.own(name))
      .join(' ');
  }

  /**
   * A reference to an element of the drawing: `#a`.
   * @throws UnusableDrawingError for any other address
   */
  reference(address: string): string {
    const trimmed = address.trim();
    if (!trimmed.startsWith('#')) {
      throw new UnusableDrawingError(`it refers to "${shorten(trimmed)}"`, 'Include what it refers to in the file.');
    }
    return `#${this.own(trimmed.slice(1))}`;
  }

  /** The value of a presentation attribute with `url(#a)`. */
  value(property: string, value: string): string {
    const declaration = this.declarations(`${property}:${value}`);
    return declaration.slice(declaration.indexOf(':') + 1);
  }

  /** A `style` attribute. */
  declarations(text: string): string {
    const valid = withFindings((findings) =>
      transformStyleAttribute({
        filename: 'icon.svg',
        code: Buffer.from(text),
        errorRecovery: true,
        visitor: this.#urls(findings)
      })
    );
    // Only rules have names of animations that are renamed.
    const rule = transform({ ...this.#options(`a{${valid}}`), minify: true }).code.toString();
    return rule.slice(rule.indexOf('{') + 1, rule.lastIndexOf('}'));
  }

  /**
   * A style sheet, whose rules apply to the drawing alone.
   * @throws UnusableDrawingError if it has rules that can't be confined
   */
  sheet(css: string): string {
    return withFindings((findings) => {
      const report = (what: string) => () => {
        findings.push(new UnusableDrawingError(`its style sheet ${what}`, HINT));
        return [];
      };
      return transform({
        ...this.#options(css),
        minify: true,
        visitor: {
          ...this.#urls(findings),
          Rule: { import: report('imports another one'), 'font-face': report('defines a font') },
          Selector: (selector) => this.#confined(selector)
        }
      });
    });
  }

  /** The `begin` or `end` of an animation: `a.click; b.end + 1s`. */
  timing(value: string): string {
    return value.replace(
      /(^|;)(\s*)(?![\d+-]|wallclock\(|accessKey\()(?=(?:\\.|[^.;\s])+\.[a-z])/gi,
      `$1$2${this.prefix}`
    );
  }

  #options(css: string) {
    return {
      filename: 'icon.svg',
      code: Buffer.from(css),
      errorRecovery: true,
      cssModules: { pattern: `${this.prefix}[local]` }
    };
  }

  /** Makes references of style sheets those of the drawing; others are added to the findings. */
  #urls(findings: UnusableDrawingError[]): { Url: (url: Url) => Url } {
    return {
      Url: (url) => {
        if (/^data:image\//i.test(url.url)) {
          return url;
        }
        try {
          return { ...url, url: this.reference(url.url) };
        } catch (problem) {
          findings.push(problem as UnusableDrawingError);
          return url;
        }
      }
    };
  }

  /** Confines a selector to the drawing; one for the root element also applies to the element around the drawing. */
  #confined(selector: Selector): Selector | Selector[] {
    const own = selector.map((component) => this.#ownAttribute(component));
    const root: SelectorComponent = { type: 'class', name: ROOT };
    const within: Selector = [root, { type: 'combinator', value: 'descendant' }, ...own];
    const combinator = own.findIndex(({ type }) => type === 'combinator');
    const first = combinator === -1 ? own : own.slice(0, combinator);
    return first.some(isRoot)
      ? [[root, ...first.filter((each) => !isRoot(each)), ...own.slice(first.length)], within]
      : within;
  }

  /** Selectors such as `[id=a]` and `[class~=a]` name ids and classes, too. */
  #ownAttribute(component: SelectorComponent): SelectorComponent {
    if (component.type !== 'attribute' || !component.operation) {
      return component;
    }
    const { operator, value } = component.operation;
    const isName = ['id', 'class'].includes(component.name) && !['substring', 'suffix'].includes(operator);
    const own = isName
      ? this.ownList(value)
      : component.name === 'href' && value.startsWith('#')
        ? this.reference(value)
        : value;
    return { ...component, operation: { ...component.operation, value: own } };
  }
}

/**
 * Runs the parser of style sheets.
 * @param run adds what can't be used to the findings: the parser ends the process if one of its visitors throws
 * @throws UnusableDrawingError the first finding
 */
function withFindings(run: (findings: UnusableDrawingError[]) => { code: Uint8Array }): string {
  const findings: UnusableDrawingError[] = [];
  const { code } = run(findings);
  if (findings[0]) {
    throw findings[0];
  }
  return Buffer.from(code).toString('utf8');
}

function isRoot(component: SelectorComponent): boolean {
  return (
    (component.type === 'type' && component.name === 'svg') ||
    (component.type === 'pseudo-class' && component.kind === 'root')
  );
}

/** Splits a list of names. */
export function words(names: string): string[] {
  return names.split(/\s+/).filter((name) => name !== '');
}

const MAX_SHOWN = 60;

function shorten(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
