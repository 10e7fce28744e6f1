import * as texts from '../../core/texts.ts';
import type { PropFacts } from '../../core/propTypes.ts';
import { writeAttribute } from '../../live/editor/jsxAttribute.ts';
import { sampleAttribute } from '../../live/editor/sampleAttribute.ts';
import { BreakableCode } from '../BreakableCode.tsx';
import { withCodeBreaks } from '../codeBreaks.ts';
import { Badges } from '../LinkedHeading.tsx';
import { textOf } from './LinkedText.tsx';
import { Changed, ReferenceTable, RowName, Since } from './ReferenceTable.tsx';
import { TypeText } from './TypeText.tsx';
import type { PropRowView } from './view.ts';

interface PropTableProps {
  label: string;
  rows: readonly PropRowView[];
  /** Whether an example of the page can try its properties. */
  isTried: boolean;
}

/** A table of properties. Readers can try those that have an attribute for it. */
export function PropTable({ label, rows, isTried }: PropTableProps) {
  return (
    <ReferenceTable kind="props" label={label}>
      {rows.map(({ anchor, name, required, badges, since, changed, type, defaultValue, descriptionHtml }) => (
        <tr
          key={name}
          id={anchor ?? undefined}
          data-sample={isTried ? sampleOf({ name, type: textOf(type), defaultValue }) : undefined}
        >
          <td>
            <RowName anchor={anchor} name={name} />
            {required && (
              <>
                {' '}
                <span className="pb-required">{texts.reference.required}</span>
              </>
            )}
            {badges.length > 0 && ' '}
            <Badges badges={badges} />
            <Since release={since} />
            {changed !== null && <Changed {...changed} />}
          </td>
          <td>
            <TypeText text={type} />
          </td>
          <td>{defaultValue !== null && <BreakableCode code={defaultValue} />}</td>
          <td dangerouslySetInnerHTML={{ __html: withCodeBreaks(descriptionHtml) }} />
        </tr>
      ))}
    </ReferenceTable>
  );
}

/** Returns the attribute with which readers try a property; undefined for none. */
function sampleOf(prop: PropFacts): string | undefined {
  const attribute = sampleAttribute(prop);
  return attribute === null ? undefined : writeAttribute(attribute);
}
