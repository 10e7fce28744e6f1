import * as texts from '../../core/texts.ts';
import {
  type MeasuresTable,
  type OneMeasure,
  readMeasuresTag,
  readMeasureTag,
  selectorOf
} from '../../examples/measures/measureTags.ts';
import type { Example } from '../../model.ts';
import type { EngineComponent, EngineContext } from '../markdownContext.ts';
import './measures.css';
import { Measure, type MeasureProps, Measures, type MeasuresProps, measureText } from './Measures.tsx';

/** `<Measures figure="…" rows="…" show="…" />`: sizes of parts in a figure, as a browser computes them. */
export const measures: EngineComponent<MeasuresProps, MeasuresTable> = {
  component: Measures,
  readData: ({ source, block }) => readMeasuresTag(source, block),
  createProps(_use, context, { example, rows, columns, show }) {
    const { parts, outdatedSince } = measuredIn(example, context);
    const [first] = show;
    const cellsOf = (row: MeasuresTable['rows'][number]): MeasuresProps['rows'][number]['cells'] =>
      columns === null
        ? show.map((measure) => ({ measure, values: parts[row.selector]?.[measure] ?? null }))
        : columns.flatMap((column) =>
            first === undefined ? [] : [{ measure: first, values: parts[selectorOf(row, column)]?.[first] ?? null }]
          );
    return {
      title: example.title,
      columns: columns?.map(({ name }) => name) ?? show.map((measure) => texts.measures.names[measure]),
      rows: rows.map((row) => ({ name: row.name, cells: cellsOf(row) })),
      outdatedSince
    };
  }
};

/** `<Measure figure="…" of="…" show="…" />` within a sentence: a size of a part in a figure. */
export const measure: EngineComponent<MeasureProps, OneMeasure> = {
  component: Measure,
  isInline: true,
  text: measureText,
  readData: ({ source, block }) => readMeasureTag(source, block),
  createProps(_use, context, { example, selector, show }) {
    const { parts, outdatedSince } = measuredIn(example, context);
    return { measure: show, values: parts[selector]?.[show] ?? null, outdatedSince };
  }
};

function measuredIn(example: Example, { measures: read }: Pick<EngineContext, 'measures'>) {
  const measured = read()?.of(example);
  return {
    parts: measured?.parts ?? {},
    outdatedSince: measured?.isOutdated === true ? measured.release : null
  };
}
