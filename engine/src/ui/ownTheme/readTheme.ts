import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { RootState, Theme } from '../../core/themes.ts';
import { parseDeclaration } from '../variableEditor/styleRules.ts';
import { refusalOf } from './acceptValue.ts';
import { endlessNames } from './expansion.ts';
import { type CssPart, splitCss } from './splitCss.ts';

/** A custom property of a reader's own theme. */
export interface OwnDeclaration {
  property: string;
  value: string;
  /** Codes of the themes of the site that it is for; null for all. */
  themes: readonly string[] | null;
}

/** A part of the text that is not taken. */
export interface LeftOut {
  line: number;
  /** The part, shortened. */
  text: string;
  reason: string;
}

/** A reader's own theme. */
export interface OwnTheme {
  /** In order: later ones win. */
  declarations: readonly OwnDeclaration[];
  leftOut: readonly LeftOut[];
}

/** Largest text, in bytes. */
export const MAX_BYTES = 64 * 1024;

const MAX_DECLARATIONS = 2000;
const SHOWN_LENGTH = 80;

/** Names without escapes and other surprises. */
const NAME = /^--[-\w\u0080-\uffff]+$/;
const PROPERTY = /^([^\s:]+)\s*:/;

/** Whether a text is larger than a theme may be. */
export function isTooLarge(css: string): boolean {
  return new TextEncoder().encode(css).length > MAX_BYTES;
}

/**
 * Reads a text that anyone may have written: takes declarations of custom properties, bare or in rules for the root
 * element, and lists all else. Nothing that it takes makes a browser request an address.
 * @param themes of the site, to find those that a selector is for
 */
export function readTheme(css: string, themes: readonly Theme[]): OwnTheme {
  if (isTooLarge(css)) {
    return { declarations: [], leftOut: [] };
  }
  const leftOut: LeftOut[] = [];
  const found: (OwnDeclaration & { part: CssPart })[] = [];
  const leave = ({ text, line }: CssPart, reason: string): void => {
    leftOut.push({ line, text: text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text, reason });
  };
  const take = (part: CssPart, codes: OwnDeclaration['themes']): void => {
    const read = part.block ? texts.ownTheme.nestedRule : readDeclaration(part.text);
    if (typeof read === 'string') {
      leave(part, read);
    } else if (found.length === MAX_DECLARATIONS) {
      leave(part, fillText(texts.ownTheme.tooMany, { count: MAX_DECLARATIONS }));
    } else {
      found.push({ ...read, themes: codes, part });
    }
  };

  const rootElements = themes.map((theme) => ({ code: theme.code, root: rootElement(theme) }));
  for (const part of splitCss(css)) {
    if (!part.block) {
      take(part, null);
      continue;
    }
    const codes = rootElements.filter(({ root }) => matchesRoot(root, part.text)).map(({ code }) => code);
    if (part.text.startsWith('@')) {
      leave(part, texts.ownTheme.atRule);
    } else if (codes.length === 0) {
      leave(part, texts.ownTheme.otherElements);
    } else {
      const own = codes.length === themes.length ? null : codes;
      splitCss(part.block.text, part.block.line).forEach((inner) => take(inner, own));
    }
  }

  const endless = endlessNames(found);
  found
    .filter(({ property }) => endless.has(property))
    .forEach(({ part }) => leave(part, texts.ownTheme.growsTooLarge));
  return {
    declarations: found
      .filter(({ property }) => !endless.has(property))
      .map(({ property, value, themes: codes }) => ({ property, value, themes: codes })),
    leftOut: leftOut.toSorted((a, b) => a.line - b.line)
  };
}

/** Reads a declaration with the browser's parser. @returns the reason if it is not taken */
function readDeclaration(text: string): { property: string; value: string } | string {
  const [start = '', name] = PROPERTY.exec(text) ?? [];
  if (text.startsWith('@')) {
    return texts.ownTheme.atRule;
  }
  if (name === undefined) {
    return texts.ownTheme.notDeclaration;
  }
  if (!name.startsWith('--')) {
    return texts.ownTheme.notCustomProperty;
  }
  // Checked as written too, since what the browser makes of it has no traces of what it has left out.
  const refusal = NAME.test(name) ? refusalOf(text.slice(start.length)) : texts.ownTheme.forbiddenCharacter;
  if (refusal !== null) {
    return refusal;
  }
  const declaration = parseDeclaration(text);
  return declaration?.property === name ? (refusalOf(declaration.value) ?? declaration) : texts.ownTheme.notDeclaration;
}

/** Creates the root element of a document that shows nothing, as it is in a theme. */
export function rootElement({ classes, attributes }: RootState): Element {
  const { documentElement } = document.implementation.createHTMLDocument('');
  documentElement.classList.add(...classes);
  Object.entries(attributes).forEach(([name, value]) => documentElement.setAttribute(name, value));
  return documentElement;
}

/** Whether a selector matches the root element; false for those that the browser doesn't know. */
export function matchesRoot(root: Element, selector: string): boolean {
  try {
    return root.matches(selector);
  } catch {
    return false;
  }
}
