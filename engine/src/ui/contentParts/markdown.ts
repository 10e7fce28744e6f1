import { CALLOUT_KINDS, calloutKind } from '../../core/callouts.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import { textAttribute } from '../../core/markdownComponent.ts';
import { nearestName } from '../../core/names.ts';
import { attributesOf, isComponentNode } from '../../core/proseTree.ts';
import type { ComponentBlock } from '../../model.ts';
import type { EngineComponent } from '../markdownContext.ts';
import '../cards/cards.css';
import { Aside, type AsideProps } from './Aside.tsx';
import { Badge, BADGE_VARIANTS, type BadgeProps } from './Badge.tsx';
import { CardGrid, type CardGridProps, ContentCard, type ContentCardProps } from './ContentCard.tsx';
import './contentParts.css';
import { fileEntries } from './fileEntries.ts';
import { FileTree, type FileTreeProps } from './FileTree.tsx';
import { AsideText, BadgeText, CardText, FileTreeText } from './markdownForms.tsx';
import { Steps, type StepsProps } from './Steps.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

/** `<Aside type="tip" title="…">`, Markdown, and `</Aside>`. */
export const aside: EngineComponent<AsideProps> = {
  component: Aside,
  markdown: AsideText,
  takesContent: true,
  createProps({ block, content }) {
    const kind = oneOf(block, 'type', [...CALLOUT_KINDS, 'danger', 'info'], 'note');
    return { kind: calloutKind(kind) ?? 'note', title: textAttribute(block, 'title'), children: content?.render() };
  }
};

/** `<Badge text="New" variant="tip" />`, or `<Badge>New</Badge>`, within a sentence. */
export const badge: EngineComponent<BadgeProps> = {
  component: Badge,
  markdown: BadgeText,
  isInline: true,
  takesContent: true,
  text: ({ children }) => (typeof children === 'string' ? children : ''),
  createProps({ block, content }) {
    const text = textAttribute(block, 'text');
    if (text === null && content === undefined) {
      throw new Error('it needs text="…", or a text between its tags.');
    }
    return { variant: oneOf(block, 'variant', BADGE_VARIANTS, 'default'), children: text ?? content?.render() };
  }
};

/** `<Steps>`, an ordered list, and `</Steps>`. */
export const steps: EngineComponent<StepsProps> = {
  component: Steps,
  takesContent: true,
  createProps({ content }) {
    const elements = content?.nodes.filter((node) => node.type === 'element') ?? [];
    if (content === undefined || elements.length !== 1 || elements[0]?.tagName !== 'ol') {
      throw new Error('it needs one list with numbers, and nothing else.');
    }
    return { children: content.render() };
  }
};

/** `<CardGrid>`, cards, and `</CardGrid>`. */
export const cardGrid: EngineComponent<CardGridProps> = {
  component: CardGrid,
  takesContent: true,
  createProps: ({ content }) => ({ children: content?.render() })
};

/** `<Card title="…" href="…">`, Markdown, and `</Card>`. */
export const card: EngineComponent<ContentCardProps> = {
  component: ContentCard,
  markdown: CardText,
  takesContent: true,
  createProps: ({ block, content }) => ({
    title: titleOf(block),
    href: textAttribute(block, 'href'),
    children: content?.render()
  })
};

/** `<LinkCard title="…" href="…" description="…" />`. */
export const linkCard: EngineComponent<ContentCardProps> = {
  component: ContentCard,
  markdown: CardText,
  createProps({ block }) {
    const href = textAttribute(block, 'href');
    if (href === null) {
      throw new Error('it needs href="…", an address.');
    }
    return { title: titleOf(block), href, children: textAttribute(block, 'description') ?? undefined };
  }
};

/** `<FileTree>`, a list of files, and `</FileTree>`. */
export const fileTree: EngineComponent<FileTreeProps> = {
  component: FileTree,
  markdown: FileTreeText,
  takesContent: true,
  createProps: ({ content }) => ({ entries: fileEntries(content ?? { nodes: [], render: () => '' }) })
};

/** `<Tabs>`, items, and `</Tabs>`. In other tools, an item without a label shows its value. */
export const tabs: EngineComponent<TabsProps> = {
  component: Tabs,
  takesContent: true,
  createProps({ block, content }) {
    const nodes = content?.nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '') ?? [];
    const items = nodes.map((node) => {
      const { label: written, value } = isComponentNode(node) && node.name === TAB_ITEM ? attributesOf(node) : {};
      const label = written ?? value;
      if (typeof label !== 'string' || !isComponentNode(node)) {
        throw new Error(`it needs items, <${TAB_ITEM} label="…">, and nothing else.`);
      }
      return { label, html: content?.render(node.children) ?? '' };
    });
    if (items.length === 0) {
      throw new Error(`it needs items: <${TAB_ITEM} label="…">.`);
    }
    return { name: interfaceId('tab-items', String(block.location.line ?? 1)), items };
  }
};

const TAB_ITEM = 'TabItem';

/** `<TabItem label="…">`, Markdown, and `</TabItem>`, of which `Tabs` are made. */
export const tabItem: EngineComponent<object> = {
  component: () => null,
  takesContent: true,
  createProps() {
    throw new Error('it has a place in <Tabs> alone.');
  }
};

function titleOf(block: ComponentBlock): string {
  const title = textAttribute(block, 'title');
  if (title === null) {
    throw new Error('it needs title="…".');
  }
  return title;
}

/** Returns the value of an attribute that has a few. @throws Error for another value */
function oneOf<Name extends string>(
  block: ComponentBlock,
  attribute: string,
  names: readonly Name[],
  byDefault: Name
): Name {
  const written = textAttribute(block, attribute) ?? byDefault;
  const found = names.find((name) => name === written);
  if (found === undefined) {
    const nearest = nearestName(written, names);
    throw new Error(
      `${attribute}="${written}" is unknown. ${nearest === null ? `Use one of ${names.join(', ')}.` : `Did you mean "${nearest}"?`}`
    );
  }
  return found;
}
