import { renderPlayground } from '../../ui/playground/renderPlayground.tsx';
import { renderReferenceFilter } from '../../ui/referenceFilter/renderReferenceFilter.tsx';
import { renderCssVariables } from './renderCssVariables.ts';
import { renderEntry } from './renderEntry.ts';
import { renderHeading } from './parts.ts';
import { renderFunctions } from './renderFunctions.ts';
import type { ReferenceView } from './view.ts';

/** HTML of a tab's reference tables: functions, properties, custom properties (spec §2.7). */
export function renderReference({ functions, props, cssVariables }: ReferenceView): string {
  const sections = [
    functions && renderSection(functions.anchor, 'Functions', renderFunctions(functions.functions)),
    props &&
      renderSection(
        props.anchor,
        'Props',
        (props.playground ? renderPlayground(props.playground) : '') +
          renderReferenceFilter({
            sectionId: sectionId(props.anchor),
            name: 'props',
            label: 'Filter props',
            hasPatterns: false
          }) +
          props.entries.map(renderEntry).join('')
      ),
    cssVariables &&
      renderSection(
        cssVariables.anchor,
        'CSS variables',
        renderReferenceFilter({
          sectionId: sectionId(cssVariables.anchor),
          name: 'variables',
          label: 'Filter CSS variables',
          hasPatterns: true
        }) + renderCssVariables(cssVariables.tables)
      )
  ];
  return sections.filter((section) => section !== null).join('');
}

function renderSection(anchor: string, title: string, content: string): string {
  return `<section class="pb-reference" id="${sectionId(anchor)}" aria-labelledby="${anchor}" data-reference>${renderHeading(2, anchor, title)}${content}</section>`;
}

function sectionId(anchor: string): string {
  return `${anchor}-reference`;
}
