import type { Toc } from '../../model.ts';
import { prefixHeading } from './renderCssVariables.ts';
import type { ReferenceView } from './view.ts';

/** Entries of the contents list for a tab's reference tables. */
export function referenceToc({ functions, props, cssVariables }: ReferenceView): Toc {
  return [
    ...(functions ? [{ text: 'Functions', id: functions.anchor }] : []),
    ...(props
      ? [
          { text: 'Props', id: props.anchor },
          props.entries.map(({ anchor, entry }) => ({ text: entry.name, id: anchor }))
        ]
      : []),
    ...(cssVariables
      ? [
          { text: 'CSS variables', id: cssVariables.anchor },
          ...(cssVariables.tables.length > 1
            ? [cssVariables.tables.map(({ prefix, anchor }) => ({ text: prefixHeading(prefix), id: anchor }))]
            : [])
        ]
      : [])
  ];
}
