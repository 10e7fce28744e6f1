import { INLINE_COMPONENTS, type InlineComponent } from '../core/markdownComponents.ts';

/** A component that stands within a line of the prose. */
export interface InlineTag {
  name: InlineComponent;
  attributes: Record<string, string>;
}

const TAG = new RegExp(`<(${INLINE_COMPONENTS.join('|')})((?:\\s+[\\w-]+="[^"]*")*)\\s*/>`, 'g');
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** Puts something else in the place of each component within the lines of HTML. */
export function replaceInlineTags(html: string, replace: (tag: InlineTag) => string): string {
  return html.replace(TAG, (_, name: InlineComponent, source: string) => replace(toTag(name, source)));
}

/** The components within the lines of HTML. */
export function inlineTagsIn(html: string): InlineTag[] {
  return [...html.matchAll(TAG)].map(([, name, source = '']) => toTag(name as InlineComponent, source));
}

function toTag(name: InlineComponent, source: string): InlineTag {
  const attributes = [...source.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]);
  return { name, attributes: Object.fromEntries(attributes) as Record<string, string> };
}
