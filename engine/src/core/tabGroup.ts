import { escapeHtml } from './html.ts';

/** Class of the element around the labels. */
export const TAB_LABELS = 'pb-tab-labels';

/** One of several pieces of content, of which readers see one at a time. */
interface TabItem {
  label: string;
  html: string;
}

interface TabGroup {
  /** Unique in its document. */
  name: string;
  items: readonly TabItem[];
}

/**
 * Renders pieces of content of which readers choose one by its label. It needs no script: the labels are radio buttons, and
 * the style sheet (`ui/tabGroup/tabGroup.css`) shows the panel of the chosen one. The browser's search and links find
 * what is in the others, and show it in addition. The interface adds the group's name (`ui/body/readableTree.tsx`).
 */
export function tabGroupHtml({ name, items }: TabGroup): string {
  const labels = items.map(
    ({ label }, index) =>
      `<label class="pb-tab-label"><input type="radio" name="${escapeHtml(name)}"${index === 0 ? ' checked=""' : ''}>` +
      `${escapeHtml(label)}</label>`
  );
  const panels = items.map(
    ({ label, html }) =>
      `<div class="pb-tab-panel" hidden="until-found">` +
      `<p class="pb-tab-title">${escapeHtml(label)}</p>\n${html}</div>\n`
  );
  return (
    `<div class="pb-tab-group"><div class="${TAB_LABELS}" role="radiogroup" aria-label="">${labels.join('')}</div>\n` +
    `${panels.join('')}</div>\n`
  );
}
