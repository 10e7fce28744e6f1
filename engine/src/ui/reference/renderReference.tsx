import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Toc } from '../../model.ts';
import { LinkedHeading } from '../LinkedHeading.tsx';
import { PlaygroundSection } from '../playground/PlaygroundSection.tsx';
import { ReferenceFilterIsland } from '../referenceFilter/ReferenceFilterIsland.tsx';
import { CssVariables, prefixHeading } from './CssVariables.tsx';
import { Entry, Functions } from './Entry.tsx';
import type { ReferenceView } from './view.ts';

/**
 * HTML of a tab's reference tables: functions, properties, custom properties (requirements 2.7.16, 2.7.17 and 2.7.20).
 */
export function renderReference({ functions, props, cssVariables }: ReferenceView): string {
  return renderToStaticMarkup(
    <>
      {functions && (
        <Section anchor={functions.anchor} title="Functions">
          <Functions label="Functions" functions={functions.functions} />
        </Section>
      )}
      {props && (
        <Section anchor={props.anchor} title="Props">
          {props.playground && <PlaygroundSection {...props.playground} />}
          <ReferenceFilterIsland
            sectionId={sectionId(props.anchor)}
            name="props"
            label="Filter props"
            hasPatterns={false}
          />
          {props.entries.map((entry) => (
            <Entry key={entry.anchor} {...entry} />
          ))}
        </Section>
      )}
      {cssVariables && (
        <Section anchor={cssVariables.anchor} title="CSS variables">
          <ReferenceFilterIsland
            sectionId={sectionId(cssVariables.anchor)}
            name="variables"
            label="Filter CSS variables"
            hasPatterns
          />
          <CssVariables tables={cssVariables.tables} />
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  anchor: string;
  title: string;
  children: ReactNode;
}

function Section({ anchor, title, children }: SectionProps) {
  return (
    <section className="pb-reference" id={sectionId(anchor)} aria-labelledby={anchor}>
      <LinkedHeading level={2} id={anchor} text={title} />
      {children}
    </section>
  );
}

function sectionId(anchor: string): string {
  return `${anchor}-reference`;
}

/** Entries of the contents list for a tab's reference tables. */
export function referenceToc({ functions, props, cssVariables }: ReferenceView): Toc {
  const toc: Toc = [];
  if (functions) {
    toc.push({ text: 'Functions', id: functions.anchor });
  }
  if (props) {
    toc.push({ text: 'Props', id: props.anchor });
    toc.push(props.entries.map(({ anchor, entry }) => ({ text: entry.name, id: anchor })));
  }
  if (cssVariables) {
    toc.push({ text: 'CSS variables', id: cssVariables.anchor });
    if (cssVariables.tables.length > 1) {
      toc.push(cssVariables.tables.map(({ prefix, anchor }) => ({ text: prefixHeading(prefix), id: anchor })));
    }
  }
  return toc;
}
