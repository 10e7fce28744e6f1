import { Button, FormSelect, FormSelectOption } from '@patternfly/react-core';
import { ListIcon } from '@patternfly/react-icons/dist/js/icons/list-icon.js';
import { ThLargeIcon } from '@patternfly/react-icons/dist/js/icons/th-large-icon.js';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { type PluralForms, pluralForm } from '../../core/language.ts';
import { ExpandAll } from '../disclosure/ExpandAll.tsx';
import { type Choice, Choices, FilterField, NoMatches } from './filterControls.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { type Matches, createRowFilter } from './rowFilter.ts';
import { type RowOrder, createRowOrder } from './rowOrder.ts';
import { SegmentedChoice } from './SegmentedChoice.tsx';
import { useAddressQuery } from './useAddressQuery.ts';
import { useListStart } from './useListStart.ts';
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

/** Initial filter of a list, whose other rows and groups are hidden in the document. */
export interface StartFilter {
  /** Chosen values by name. */
  values: Readonly<Record<string, string>>;
  /** Number of matching rows. */
  count: number;
}

/** Query parameter that turns the initial filter off, and its value. */
const SHOW = 'show';
const SHOW_ALL = 'all';

export interface ListFilterProps {
  /** Id of the element with the rows (`createRowFilter`). */
  listId: string;
  /** Label of the controls for screen readers. */
  label: string;
  /** Placeholder and accessible name of the field. */
  placeholder: string;
  /** Selector of the rows, for a list whose rows aren't marked and aren't those of tables. */
  rows?: string;
  /** Selector of the parts of a row that are searched; null for the whole row. */
  textIn: string | null;
  /** Noun of the count. */
  noun: PluralForms;
  total: number;
  choices: FilterChoices[];
  /** Single-choice filter. */
  select: { name: string; label: string; all: string; options: string[] } | null;
  /** Default layout; null for a list with only one. The style sheet applies it, so that it works without scripts. */
  layout: LayoutName | null;
  /** Whether the rows are in groups by purpose and can be shown by name instead. */
  isOrdered?: boolean;
  /** Filter of the list as the build wrote it, which applies until the reader changes it; by default, none. */
  start?: StartFilter | undefined;
  /**
   * Whether the controls are one line that stays in view while the list scrolls, with the choices behind a button.
   * By default, they are above the list, all visible.
   */
  isBar?: boolean;
  /** Whether the list has collapsed sections. */
  canExpand?: boolean;
  /** Label of the button that clears the filters, if it needs a clearer one. */
  clear?: string | undefined;
  /** Level of the empty state's heading. */
  headingLevel: 'h2' | 'h3';
}

/** Controls that filter a list of the page, which stays static HTML. Their state is in the address's query. */
export function ListFilter(props: ListFilterProps) {
  const { listId, label, placeholder, rows, textIn, noun, total, choices, select, layout, isOrdered } = props;
  const { clear, start, canExpand, isBar, headingLevel } = props;
  const { search, changeQuery } = useAddressQuery();
  const [found, setFound] = useState<Matches | null>(null);
  const matches = found?.count ?? start?.count ?? total;
  const showRows = useRef<ReturnType<typeof createRowFilter> | null>(null);
  const orderRows = useRef<ReturnType<typeof createRowOrder> | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const willShowStart = useListStart(found, () => document.getElementById(listId));
  const names = filterNames(props);
  const query = new URLSearchParams(search);
  const isAtStart = start !== undefined && ![...names, SHOW].some((name) => query.has(name));
  if (isAtStart) {
    Object.entries(start.values).forEach(([name, value]) => query.set(name, value));
  }
  const isNarrowed = names.some((name) => query.has(name));
  const isAllAsked = start !== undefined && !isNarrowed;

  // Without any value, all rows are shown, even where the list starts with some of them.
  const changeFilter = (change: (next: URLSearchParams) => void, follow: 'soon' | 'now' | 'withLink'): void =>
    changeQuery((next) => {
      change(next);
      if (start) {
        next.delete(SHOW);
        if (!names.some((name) => next.has(name))) {
          next.set(SHOW, SHOW_ALL);
        }
      }
    }, follow);
  const setValue = (name: string, value: string): void => {
    willShowStart();
    changeFilter((next) => (value === '' ? next.delete(name) : next.set(name, value)), 'soon');
  };
  const choose = (name: string, value: string, isChosen: boolean): void => {
    willShowStart();
    changeFilter((next) => {
      if (isAtStart) {
        Object.entries(start.values).forEach((entry) => next.set(...entry));
      }
      if (isChosen) {
        next.append(name, value);
      } else {
        next.delete(name, value);
      }
    }, 'soon');
  };
  const showAll = (follow: 'now' | 'withLink'): void =>
    changeFilter((next) => names.forEach((name) => next.delete(name)), follow);
  const startOver = (): void => {
    showAll('now');
    field.current?.focus();
  };

  const order: RowOrder = query.get(ORDER) === ORDER_BY_NAME ? 'names' : 'groups';
  const filterRows = useEffectEvent(() => {
    const list = document.getElementById(listId);
    const isFiltered = (isNarrowed && !isAtStart) || isAllAsked;
    // Read the rows only once the reader filters or orders them, which most don't, and while they are in their groups.
    if (list && (isFiltered || order === 'names' || showRows.current)) {
      const kinds = Object.fromEntries([
        ...choices.map(({ name, match }) => [name, match] as const),
        ...(select ? [[select.name, 'any'] as const] : [])
      ]);
      showRows.current ??= createRowFilter(list, kinds, textIn, rows, (count, all) => matchCount(count, all, noun));
      setFound(showRows.current(query));
    }
  });
  const orderList = useEffectEvent(() => {
    const list = document.getElementById(listId);
    if (list && isOrdered === true && (order === 'names' || orderRows.current)) {
      orderRows.current ??= createRowOrder(list);
      orderRows.current(order);
    }
  });
  useLayoutEffect(() => filterRows(), [search]);
  useLayoutEffect(() => orderList(), [order]);
  useShownTarget(listId, (follow) => flushSync(() => showAll(follow)));

  const facets = choices.map(({ name, options, ...kind }) => (
    <Choices
      key={name}
      {...kind}
      options={found ? options.map((option) => ({ ...option, count: countIn(found, name, option.value) })) : options}
      name={name}
      type="checkbox"
      chosen={query.getAll(name)}
      onChange={(value, isChosen) => choose(name, value, isChosen)}
    />
  ));

  return (
    <>
      <div
        className={isBar === true ? 'pb-list-filter pb-filter-bar' : 'pb-list-filter'}
        role="search"
        aria-label={label}
      >
        <FilterField
          placeholder={placeholder}
          value={query.get('q') ?? ''}
          onChange={(text) => setValue('q', text)}
          inputRef={field}
        />
        {select && (
          <FormSelect
            className="pb-filter-select pb-form-select"
            aria-label={select.label}
            value={query.get(select.name) ?? ''}
            autoComplete="off"
            onChange={(_, value) => setValue(select.name, value)}
          >
            <FormSelectOption value="" label={select.all} />
            {select.options.map((option) => (
              <FormSelectOption key={option} value={option} label={option} />
            ))}
          </FormSelect>
        )}
        {isBar === true && facets.length > 0 ? (
          <FilterMenu active={choices.reduce((sum, { name }) => sum + query.getAll(name).length, 0)}>
            {facets}
          </FilterMenu>
        ) : (
          facets
        )}
        <p className="pb-filter-count" role="status">
          <bdi>{matchCount(isNarrowed ? matches : total, total, noun)}</bdi>
        </p>
        {isNarrowed && matches > 0 && (
          <Button variant="link" size="sm" className="pb-clear-filters" onClick={startOver}>
            {clear ?? texts.common.clearFilters}
          </Button>
        )}
        {canExpand === true && <ExpandAll partOf={listId} noun={noun.other} />}
        {isOrdered === true && (
          <SegmentedChoice
            className="pb-order"
            legend={texts.listFilter.order}
            name={`${listId}-order`}
            segments={ORDERS}
            chosen={order}
            onChange={(chosen) =>
              changeQuery((next) => (chosen === 'names' ? next.set(ORDER, ORDER_BY_NAME) : next.delete(ORDER)), 'soon')
            }
          />
        )}
        {layout !== null && (
          <SegmentedChoice
            className="pb-layout-toggle"
            legend={texts.listFilter.layout}
            name={`${listId}-layout`}
            segments={LAYOUTS}
            chosen={LAYOUTS.find(({ value }) => value === query.get('layout'))?.value ?? layout}
            onChange={(chosen) =>
              changeQuery((next) => (chosen === layout ? next.delete('layout') : next.set('layout', chosen)), 'soon')
            }
          />
        )}
      </div>
      <NoMatches
        noun={noun.other}
        query={query.get('q') ?? ''}
        headingLevel={headingLevel}
        isShown={isNarrowed && matches === 0}
        onClear={startOver}
      />
    </>
  );
}

/** Returns the query parameters with which the controls have to be hydrated at once. */
export function queryNames(props: ListFilterProps): string[] {
  return [
    ...filterNames(props),
    ...(props.layout === null ? [] : ['layout']),
    ...(props.isOrdered === true ? [ORDER] : []),
    ...(props.start ? [SHOW] : [])
  ];
}

/** Returns the filters' query parameters. */
function filterNames({ choices, select }: ListFilterProps): string[] {
  return ['q', ...choices.map(({ name }) => name), ...(select ? [select.name] : [])];
}

function countIn({ counts }: Matches, name: string, value: string): number {
  return counts.get(`${name}:${value}`) ?? 0;
}

function matchCount(matches: number, total: number, forms: PluralForms): string {
  const noun = pluralForm(forms, total);
  return matches < total
    ? fillText(texts.listFilter.countOf, { count: matches, total, noun })
    : fillText(texts.listFilter.count, { count: total, noun });
}

const LAYOUTS = [
  { value: 'grid', label: texts.listFilter.grid, icon: <ThLargeIcon set="rh-ui" /> },
  { value: 'list', label: texts.listFilter.list, icon: <ListIcon set="rh-ui" /> }
] as const;

export type LayoutName = (typeof LAYOUTS)[number]['value'];

const ORDERS = [
  { value: 'groups', label: texts.listFilter.byPurpose },
  { value: 'names', label: texts.listFilter.byName }
] as const;

const ORDER = 'order';
const ORDER_BY_NAME = 'a-z';
