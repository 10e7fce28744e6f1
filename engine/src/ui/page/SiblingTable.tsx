import * as texts from '../../core/texts.ts';
import type { TocEntry } from '../../model.ts';
import { LinkedHeading } from '../LinkedHeading.tsx';

/** Entry of the table in contents lists. */
export const SIBLINGS_ENTRY: TocEntry = { text: texts.page.whichToUse, id: 'which-one-to-use' };

/** A case, and the page to use for it. */
export interface SiblingRow {
  when: string;
  title: string;
  href: string;
}

interface SiblingTableProps {
  rows: readonly SiblingRow[];
  /** Address of the page itself. */
  current: string;
}

/** Similar components with the case for each, so that readers can tell whether they are on the right page. */
export function SiblingTable({ rows, current }: SiblingTableProps) {
  const { text, id } = SIBLINGS_ENTRY;
  return (
    <section className="pb-siblings" aria-labelledby={id}>
      <LinkedHeading level={2} id={id} text={text} />
      <table aria-labelledby={id}>
        <thead className="pf-v6-screen-reader">
          <tr>
            <th scope="col">{texts.page.whichWhen}</th>
            <th scope="col">{texts.page.whichUse}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ when, title, href }) => (
            <tr key={`${href} ${when}`} data-current={href === current ? '' : undefined}>
              <td>{when}</td>
              <td>{href === current ? <strong>{title}</strong> : <a href={href}>{title}</a>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
