import { type Differences, differencesSchema } from '../../core/differences.ts';
import { requireImportedData } from '../../examples/importedData.ts';
import type { Page } from '../../model.ts';
import type { EngineComponent, EngineContext } from '../markdownContext.ts';
import { RelatedComponents, RelatedText, type RelatedComponentsProps } from './RelatedComponents.tsx';
import { WhenToUse, type WhenToUseProps } from './WhenToUse.tsx';
import './guidance.css';

/** `<WhenToUse />`: the cases of the family of similar pages that the page is in. */
export const whenToUse: EngineComponent<WhenToUseProps> = {
  component: WhenToUse,
  createProps({ page }, { site }) {
    const rows = site.siblings.get(page.path);
    if (rows === undefined) {
      throw new Error(`No family of \`siblings\` names ${page.path}.`);
    }
    return { rows, current: page.path };
  }
};

/**
 * `<RelatedComponents differences={…} />`: the pages of the family, those of the same section that the tab links to, and
 * those with a line in `differences`, a JSON file, which may be left out.
 */
export const relatedComponents: EngineComponent<RelatedComponentsProps, Differences> = {
  component: RelatedComponents,
  markdown: RelatedText,
  readData: ({ source, block }) =>
    block.attributes['differences'] === undefined
      ? {}
      : requireImportedData(source, block, {
          attribute: 'differences',
          kind: 'differences',
          schema: differencesSchema
        }).data,
  createProps({ page, source }, context, differences) {
    const known = new Map(context.pages.map((other) => [other.path, other]));
    const unknown = Object.keys(differences).find((path) => !known.has(path));
    if (unknown !== undefined) {
      throw new Error(`The differences name ${unknown}, which is not a page.`);
    }
    const family = (context.site.siblings.get(page.path) ?? []).map(({ href }) => href);
    const linked = context.linkedPages(source).filter((path) => known.get(path)?.section === page.section);
    const paths = new Set([...family, ...linked, ...Object.keys(differences)]);
    paths.delete(page.path);
    const pages = [...paths].flatMap((path) => known.get(path) ?? []);
    return {
      pages: pages.map((other) => ({
        title: other.title,
        href: other.path,
        text: differences[other.path] ?? textOf(other, context)
      }))
    };
  }
};

function textOf({ path }: Page, { site }: EngineContext): string {
  return site.cards.get(path) ?? site.summaries.get(path) ?? '';
}
