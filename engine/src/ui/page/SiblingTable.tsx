import * as texts from '../../core/texts.ts';
import { formatList } from '../../core/language.ts';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import { LinkedHeading } from '../LinkedHeading.tsx';

/** A case, and the page to use for it. */
export interface SiblingRow {
  when: string;
  title: string;
  href: string;
}

export interface SiblingRowsProps {
  rows: readonly SiblingRow[];
  /** Address of the page itself. */
  current: string;
  /** Id of the heading that names the table; null for a name of its own. */
  labelId: string | null;
}

interface SiblingTableProps extends Omit<SiblingRowsProps, 'labelId'> {
  anchor: string;
  /** Whether readers open it, so that the component itself is in the first screen. */
  isFolded: boolean;
}

/** Similar components with the case for each, so that readers can tell whether they are on the right page. */
export function SiblingTable({ anchor, isFolded, ...props }: SiblingTableProps) {
  if (isFolded) {
    const others = props.rows.filter(({ href }) => href !== props.current).map(({ title }) => title);
    return (
      <DisclosureSection
        className="pb-opening pb-siblings"
        level={2}
        anchor={anchor}
        title={texts.page.whichToUse}
        summary={formatList([...new Set(others)])}
      >
        <SiblingRows {...props} labelId={anchor} />
      </DisclosureSection>
    );
  }
  return (
    <section className="pb-siblings" aria-labelledby={anchor}>
      <LinkedHeading level={2} id={anchor} text={texts.page.whichToUse} />
      <SiblingRows {...props} labelId={anchor} />
    </section>
  );
}

/** The table alone. Its styles are those of `.pb-siblings`, the element around it. */
export function SiblingRows({ rows, current, labelId }: SiblingRowsProps) {
  return (
    <table aria-labelledby={labelId ?? undefined} aria-label={labelId === null ? texts.page.whichToUse : undefined}>
      <thead>
        <tr>
          <th scope="col">{texts.page.whichWhen}</th>
          <th scope="col">{texts.page.whichUse}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ when, title, href }) => (
          <tr key={`${href} ${when}`} aria-current={href === current ? 'page' : undefined}>
            <td>{when}</td>
            <td>
              {href === current ? (
                <>
                  <strong>{title}</strong> <small>{texts.page.thisPage}</small>
                </>
              ) : (
                <a href={href}>{title}</a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
