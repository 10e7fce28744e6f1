import { createNumberer } from '../../core/anchors.ts';
import { textAttribute } from '../../core/markdownComponent.ts';
import { matchesPattern } from '../../core/names.ts';
import type { EngineComponent } from '../markdownContext.ts';
import '../tokenParts/tokenParts.css';
import '../tokens/tokenPreview.css';
import { ThemeDifferences, type ThemeDifferencesProps } from './ThemeDifferences.tsx';
import './themeDifferences.css';

/**
 * `<ThemeDifferences value="…" />`: the tokens that a value of one of the site's own theme axes changes, by category.
 * `match` limits them to names that match; `*` is a wildcard.
 */
export const themeDifferences: EngineComponent<ThemeDifferencesProps> = {
  component: ThemeDifferences,
  createProps({ block, source }, { tokens }) {
    const value = textAttribute(block, 'value');
    const own = tokens.ownValues.find((known) => known.value === value);
    if (!own) {
      throw new Error(
        `${value === null ? 'it needs value="…"' : `no theme has the value "${value}"`}. ${knownValues(tokens.ownValues)}`
      );
    }
    const patterns = (textAttribute(block, 'match') ?? '*').split(/\s+/);
    const names = tokens.table.groups.flatMap((group) => group.tokens.map(({ name }) => name));
    const unknown = patterns.find((pattern) => pattern !== '*' && !names.some((name) => matchesPattern(name, pattern)));
    if (unknown !== undefined) {
      throw new Error(`no token matches "${unknown}". Correct match="…"; it may contain "*" as a wildcard.`);
    }
    const number = createNumberer(source.anchors);
    // A page may have several of these tags for one value.
    const same = source.blocks.filter(
      (other) => other.kind === 'component' && other.name === block.name && other.attributes['value'] === value
    );
    const index = same.indexOf(block);
    const groups = tokens.table.groups.flatMap(({ slug, title, tokens: all }) => {
      const changed = all.flatMap((token) => {
        const difference = token.differences.find((each) => each.value === own.value);
        return difference && patterns.some((pattern) => matchesPattern(token.name, pattern))
          ? [{ token, href: tokens.addressOf(token.name), changes: difference.changes }]
          : [];
      });
      const anchor = [own.value, ...(index > 0 ? [index + 1] : []), slug].join('-');
      return changed.length === 0 ? [] : [{ anchor: number(anchor), title, tokens: changed }];
    });
    return { theme: own.label, groups };
  }
};

function knownValues(known: readonly { value: string }[]): string {
  return known.length === 0
    ? 'The configuration of this site adds no axes to its themes.'
    : `Write one of these: ${known.map(({ value }) => `value="${value}"`).join(', ')}.`;
}
