import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import type { HtmlAttribute } from '../../examples/htmlAttributes/htmlAttributes.ts';
import { ClaimFold } from '../claims/ClaimFold.tsx';
import { FoldedTable } from '../claims/ClaimTable.tsx';
import { Quotation } from '../Quotation.tsx';

export interface HtmlAttributesProps {
  attributes: readonly HtmlAttribute[];
  /** Title of the component's page. */
  title: string;
}

const COLUMNS = [
  texts.htmlAttributes.attribute,
  texts.htmlAttributes.element,
  texts.htmlAttributes.values,
  texts.htmlAttributes.needed
];

const WIDTHS = [20, 36, 24, 20];

/** Number of values that are shown. */
const MAX_WORDS = 5;
const MAX_TEXTS = 2;

/** The attributes for assistive technologies and the keyboard that a component's HTML needs, on which element. */
export function HtmlAttributes({ attributes, title }: HtmlAttributesProps) {
  return (
    <ClaimFold result={fillCount(texts.htmlAttributes.count, attributes.length)}>
      <FoldedTable
        label={fillText(texts.htmlAttributes.label, { title })}
        columns={COLUMNS}
        widths={WIDTHS}
        more={texts.htmlAttributes.moreAttributes}
        rows={attributes.map(({ element, attribute, kind, values, isAlways, examples, of }) => [
          <code key="attribute">{attribute}</code>,
          <code key="element">{element}</code>,
          <Values key="values" kind={kind} values={values} />,
          isAlways ? texts.htmlAttributes.always : fillCount(texts.htmlAttributes.some, of, { examples })
        ])}
      />
    </ClaimFold>
  );
}

function Values({ kind, values }: Pick<HtmlAttribute, 'kind' | 'values'>) {
  if (kind === 'id') {
    return texts.htmlAttributes.id;
  }
  const shown = values.slice(0, kind === 'text' ? MAX_TEXTS : MAX_WORDS);
  return (
    <ul className="pb-claim-states">
      {shown.map((value) => (
        <li key={value}>
          {kind === 'text' ? (
            <Quotation words={value} />
          ) : value === '' ? (
            texts.htmlAttributes.empty
          ) : (
            <code>{value}</code>
          )}
        </li>
      ))}
      {values.length > shown.length && (
        <li>{fillText(texts.htmlAttributes.more, { count: values.length - shown.length })}</li>
      )}
    </ul>
  );
}
