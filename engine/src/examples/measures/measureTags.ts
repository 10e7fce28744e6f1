import { type Measure, MEASURES } from '../../core/measures.ts';
import { textAttribute } from '../../core/markdownComponent.ts';
import { nearestName } from '../../core/names.ts';
import type { ComponentBlock, Example, Source } from '../../model.ts';
import { examplesOf } from '../siteExamples.ts';

/** A part of an example with the name that readers see. */
export interface NamedPart {
  name: string;
  selector: string;
}

/** A table of measures, as its tag says. */
export interface MeasuresTable {
  example: Example;
  rows: readonly NamedPart[];
  /** Containers of the parts, such as two sizes of a component; null if the columns are measures. */
  columns: readonly NamedPart[] | null;
  show: readonly Measure[];
}

/** One measure of a part. */
export interface OneMeasure {
  example: Example;
  selector: string;
  show: Measure;
}

/**
 * Reads `<Measures figure="…" rows="…" show="…" />`.
 * @throws Error that says which attribute is wrong
 */
export function readMeasuresTag(source: Source, block: ComponentBlock): MeasuresTable {
  const columns = textAttribute(block, 'columns');
  const show = textAttribute(block, 'show')
    ?.split(',')
    .map((name) => measureNamed(name.trim()));
  if (show === undefined) {
    throw new Error(`it needs show="…" with one or several of ${MEASURES.join(', ')}.`);
  }
  if (columns !== null && show.length !== 1) {
    throw new Error('with columns="…", it shows one measure: write show="…" with a single name.');
  }
  return {
    example: exampleNamed(source, block),
    rows: namedParts(block, 'rows'),
    columns: columns === null ? null : namedParts(block, 'columns'),
    show
  };
}

/**
 * Reads `<Measure figure="…" of="…" show="…" />`.
 * @throws Error that says which attribute is wrong
 */
export function readMeasureTag(source: Source, block: ComponentBlock): OneMeasure {
  const selector = textAttribute(block, 'of');
  if (selector === null) {
    throw new Error('it needs of="…", the selector of a part.');
  }
  return { example: exampleNamed(source, block), selector, show: measureNamed(textAttribute(block, 'show') ?? '') };
}

/** Returns the selector of a row, within the container of a column. */
export function selectorOf({ selector }: NamedPart, column: NamedPart | null): string {
  return column === null ? selector : `${column.selector} ${selector}`;
}

function measureNamed(name: string): Measure {
  const measure = MEASURES.find((known) => known === name);
  if (measure === undefined) {
    const nearest = nearestName(name, MEASURES);
    const hint = nearest === null ? `Write one of ${MEASURES.join(', ')}.` : `Did you mean "${nearest}"?`;
    throw new Error(`show="${name}" is no measure. ${hint}`);
  }
  return measure;
}

function exampleNamed(source: Source, block: ComponentBlock): Example {
  const title = textAttribute(block, 'figure') ?? '';
  const examples = examplesOf(source);
  const example = examples.find((candidate) => candidate.title === title);
  if (example === undefined) {
    const titles = examples.map((candidate) => candidate.title);
    const nearest = nearestName(title, titles);
    const hint =
      nearest === null ? 'Write figure="…" with the title of a figure or an example.' : `Did you mean "${nearest}"?`;
    throw new Error(`the tab has no figure or example "${title}". ${hint}`);
  }
  return example;
}

/** Reads names and selectors: `Small: .m-small; Default: button:first-child`. */
function namedParts(block: ComponentBlock, attribute: 'rows' | 'columns'): NamedPart[] {
  return (textAttribute(block, attribute) ?? '').split(';').map((text) => {
    const [, name = '', selector = ''] = /^\s*([^:]+):\s+(\S.*?)\s*$/.exec(text) ?? [];
    if (name === '') {
      throw new Error(`write ${attribute}="…" with names and selectors, such as "Small: .small; Large: .large".`);
    }
    return { name, selector };
  });
}
