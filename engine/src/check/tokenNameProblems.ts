import { inlineTagsIn } from '../content/inlineTags.ts';
import { matchesPattern } from '../content/namePattern.ts';
import { nearestName } from '../content/nearestName.ts';
import { error } from '../content/problem.ts';
import type { Block, Problem, Site, Source } from '../model.ts';
import { type DesignPlace, designFolder } from '../reference/design/designFolder.ts';
import { readTokens } from '../reference/design/readDesign.ts';
import { hasNamedPackages } from '../reference/design/sheetFiles.ts';
import { locateText } from './locateText.ts';

/** Attributes that name tokens, by component. */
const NAMING: Record<string, readonly string[]> = {
  TokenValue: ['name'],
  ContrastRatio: ['text', 'background'],
  TokenSwatches: ['match'],
  TokenScale: ['match']
};

/** Tokens that pages name, alone or by a pattern, and no style sheet has. */
export async function tokenNameProblems(site: Site, place: DesignPlace): Promise<Problem[]> {
  const uses = site.pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) => source.blocks.flatMap(namesIn).map((name) => ({ name, source })));
  // What is not installed is reported with the configuration.
  if (uses.length === 0 || !hasNamedPackages(place.config.reference, place.folder)) {
    return [];
  }
  const known = readTokens(await designFolder(place))?.tokens.map(({ name }) => name) ?? [];
  return uses
    .filter(({ name }) => !known.some((token) => matchesPattern(token, name)))
    .map(({ name, source }) => unknownToken(name, source, known));
}

function namesIn(block: Block): string[] {
  const html = block.kind === 'html' ? block.html : block.kind === 'example' ? block.captionHtml : '';
  const tags = block.kind === 'component' ? [block] : inlineTagsIn(html);
  return tags.flatMap(({ name, attributes }) =>
    (NAMING[name] ?? []).flatMap((attribute) => String(attributes[attribute] ?? '(none)').split(/\s+/))
  );
}

function unknownToken(name: string, { file }: Source, known: readonly string[]): Problem {
  const nearest = nearestName(name, known);
  const hint = nearest === null ? 'The page of all tokens lists their names.' : `Did you mean "${nearest}"?`;
  return error('unknown-token', `No style sheet has a token "${name}".`, locateText(name, file), hint);
}
