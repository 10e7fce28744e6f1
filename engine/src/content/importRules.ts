import { parser } from '@lezer/css';

/** An `@import` of a sheet. */
export interface ImportRule {
  specifier: string;
  /** What follows the specifier: layer, feature query, media query. */
  prelude: string;
  /** Range in the sheet; the end is exclusive. */
  from: number;
  to: number;
  /** False if browsers ignore it, since it is not at the beginning of the sheet. */
  isEffective: boolean;
}

/** Returns the imports of a sheet, wherever they are. */
export function importRules(css: string): ImportRule[] {
  const found: ImportRule[] = [];
  let isBeginning = true;
  parser.parse(css).iterate({
    enter({ name, from, to, node }) {
      if (name === 'ImportStatement') {
        const isTop = node.parent?.name === 'StyleSheet';
        const call = node.getChild('CallLiteral');
        const address = (call ?? node).getChild('StringLiteral') ?? call?.getChild('ParenthesizedContent') ?? null;
        found.push({
          specifier: address === null ? '' : addressIn(css.slice(address.from, address.to)),
          prelude: css
            .slice((call ?? address)?.to ?? to, to)
            .replace(/;$/, '')
            .trim(),
          from,
          to,
          isEffective: isBeginning && isTop
        });
        return false;
      }
      const isTop = node.parent?.name === 'StyleSheet';
      const mayPrecede =
        name === 'CharsetStatement' || name === 'Comment' || (name === 'AtRule' && !node.getChild('Block'));
      isBeginning &&= !isTop || mayPrecede;
      return true;
    }
  });
  return found;
}

/** Reads a string, or the content of `url()`. */
function addressIn(text: string): string {
  return text.trim().replace(/^(["'])([\s\S]*)\1$/, '$2');
}
