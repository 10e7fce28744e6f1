import { Button } from '@patternfly/react-core';
import { ListIcon } from '@patternfly/react-icons/dist/js/icons/list-icon.js';
import { ThLargeIcon } from '@patternfly/react-icons/dist/js/icons/th-large-icon.js';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { ExpandAll } from '../disclosure/ExpandAll.tsx';
import { type Choice, Choices, FilterField, NoMatches } from './filterControls.tsx';
import { createRowFilter } from './rowFilter.ts';
import { useAddressQuery } from './useAddressQuery.ts';
import { useShownTarget } from './useShownTarget.ts';

/** Multiple-choice filter with the values of one kind. */
export interface FilterChoices {
  /** Query parameter, and prefix of the values in the rows' `data-values`. */
  name: string;
  legend: string;
  /** Whether the legend is visible; screen readers get it in any case. */
  showsLegend?: boolean;
  /** Whether rows must match any or all of the chosen values. */
  match: 'any' | 'all';
  options: Choice[];
}

export interface ListFilterProps {
  /** Id of the element with the rows (`createRowFilter`). */
  listId: string;
  /** Label of the controls for screen readers. */
  label: string;
  /** Placeholder and accessible name of the field. */
  placeholder: string;
  /** Selector of the part of a row that is searched; null for the whole row. */
  textIn: string | null;
  /** Noun of the count: singular, plural. */
  noun: [one: string, several: string];
  total: number;
  choices: FilterChoices[];
  /** Single-choice filter. */
  select: { name: string; label: string; all: string; options: string[] } | null;
  /** Default layout; null for a list with only one. */
  layout: LayoutName | null;
  /** Whether the list has collapsed sections. */
  canExpand?: boolean;
  /** Level of the empty state's heading. */
  headingLevel: 'h2' | 'h3';
}

/** Controls that filter a list of the page, which stays static HTML. Their state is in the address's query. */
export function ListFilter(props: ListFilterProps) {
  const { listId, label, placeholder, textIn, noun, total, choices, select, layout, canExpand, headingLevel } = props;
  const { search, changeQuery } = useAddressQuery();
  const [matches, setMatches] = useState(total);
  const showRows = useRef<ReturnType<typeof createRowFilter> | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const query = new URLSearchParams(search);
  const names = filterNames(props);
  const isNarrowed = names.some((name) => query.has(name));

  const setValue = (name: string, value: string): void =>
    changeQuery((next) => (value === '' ? next.delete(name) : next.set(name, value)), 'soon');
  const showAll = (follow: 'now' | 'withLink'): void =>
    changeQuery((next) => names.forEach((name) => next.delete(name)), follow);
  const startOver = (): void => {
    showAll('now');
    field.current?.focus();
  };

  const filterRows = useEffectEvent(() => {
    const list = document.getElementById(listId);
    // Read the rows only once the reader filters, which most don't.
    if (list && (isNarrowed || showRows.current)) {
      const kinds = Object.fromEntries([
        ...choices.map(({ name, match }) => [name, match] as const),
        ...(select ? [[select.name, 'any'] as const] : [])
      ]);
      showRows.current ??= createRowFilter(list, kinds, textIn);
      setMatches(showRows.current(query));
    }
  });
  useLayoutEffect(() => filterRows(), [search]);
  useShownTarget(listId, (follow) => flushSync(() => showAll(follow)));

  return (
    <>
      <div className="pb-list-filter" role="search" aria-label={label}>
        <FilterField
          placeholder={placeholder}
          value={query.get('q') ?? ''}
          onChange={(text) => setValue('q', text)}
          inputRef={field}
        />
        {select && (
          <select
            className="pb-reference-input pb-filter-select"
            aria-label={select.label}
            value={query.get(select.name) ?? ''}
            autoComplete="off"
            onChange={({ target }) => setValue(select.name, target.value)}
          >
            <option value="">{select.all}</option>
            {select.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        )}
        {choices.map(({ name, ...kind }) => (
          <Choices
            key={name}
            {...kind}
            name={name}
            type="checkbox"
            chosen={query.getAll(name)}
            onChange={(value, isChosen) =>
              changeQuery((next) => (isChosen ? next.append(name, value) : next.delete(name, value)), 'soon')
            }
          />
        ))}
        <p className="pb-filter-count" role="status">
          <bdi>{matchCount(isNarrowed ? matches : total, total, noun)}</bdi>
        </p>
        {isNarrowed && matches > 0 && (
          <Button variant="link" isInline onClick={startOver}>
            {texts.common.clearFilters}
          </Button>
        )}
        {canExpand === true && <ExpandAll partOf={listId} noun={noun[1]} />}
        {layout !== null && (
          <LayoutToggle
            name={`${listId}-layout`}
            layout={
              query.get('layout') === 'list' || query.get('layout') === 'grid'
                ? (query.get('layout') as LayoutName)
                : layout
            }
            onChange={(chosen) => setValue('layout', chosen === layout ? '' : chosen)}
          />
        )}
      </div>
      <NoMatches
        noun={noun[1]}
        query={query.get('q') ?? ''}
        headingLevel={headingLevel}
        isShown={isNarrowed && matches === 0}
        onClear={startOver}
      />
    </>
  );
}

/** Returns the filters' query parameters. */
export function filterNames({ choices, select }: ListFilterProps): string[] {
  return ['q', ...choices.map(({ name }) => name), ...(select ? [select.name] : [])];
}

function matchCount(matches: number, total: number, [one, several]: [string, string]): string {
  return matches < total
    ? fillText(texts.listFilter.countOf, { count: matches, total, noun: several })
    : `${total.toLocaleString('en')} ${total === 1 ? one : several}`;
}

const LAYOUTS = {
  grid: { label: texts.listFilter.grid, Icon: ThLargeIcon },
  list: { label: texts.listFilter.list, Icon: ListIcon }
} as const;

export type LayoutName = keyof typeof LAYOUTS;

interface LayoutToggleProps {
  /** Name of the radio buttons; unique in the document. */
  name: string;
  layout: LayoutName;
  onChange: (layout: LayoutName) => void;
}

/** Radio buttons as a segmented control. The style sheet applies the layout, so that it works without scripts. */
function LayoutToggle({ name, layout, onChange }: LayoutToggleProps) {
  return (
    <fieldset className="pb-layout-toggle">
      <legend className="pf-v6-screen-reader">{texts.listFilter.layout}</legend>
      <div className="pb-choices">
        {(Object.keys(LAYOUTS) as LayoutName[]).map((value) => {
          const { label, Icon } = LAYOUTS[value];
          return (
            <label key={value} className="pb-choice" data-tooltip="">
              <input
                type="radio"
                name={name}
                value={value}
                checked={value === layout}
                onChange={() => onChange(value)}
              />
              <span>
                <Icon set="rh-ui" />
                <span className="pf-v6-screen-reader">{label}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
