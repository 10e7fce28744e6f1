import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { fillCount, fillText } from '../../core/fillText.ts';
import * as texts from '../../core/texts.ts';
import { Failure } from '../../browser/islands/Failure.tsx';
import { ICON_ANCHOR_PREFIX, type IconEntry, type IconsData } from '../../core/icons.ts';
import { fetchJson } from '../fetchJson.ts';
import { type Choice, Choices, FilterField, NoMatches } from '../listFilter/filterControls.tsx';
import { useAddressQuery } from '../listFilter/useAddressQuery.ts';
import { useListStart } from '../listFilter/useListStart.ts';
import { createIconFinder } from './findIcons.ts';
import { IconDetails } from './IconDetails.tsx';
import { retryPictures, useHasFailedPictures } from './iconPictures.tsx';
import { FoundTiles, StaticTiles } from './IconTiles.tsx';

/** Parameter names in the address's query. */
export const ICON_QUERY = ['q', 'group', 'purpose'];

/** Special values of `group` and `purpose`, besides `in:` followed by a name. */
export const ALL = 'all';
export const NONE = 'none';

interface IconGalleryProps {
  /** Id of the element with all icons. */
  listsId: string;
  /** Empty if there is nothing to choose. */
  groups: Choice[];
  purposes: Choice[];
  total: number;
}

const NO_ICONS: readonly IconEntry[] = [];

/** Search over the page's icons by name and meaning, with their pictures and details. */
export function IconGallery({ listsId, groups, purposes, total }: IconGalleryProps) {
  const { search, changeQuery } = useAddressQuery();
  const [loaded, reload] = useIcons();
  const icons = typeof loaded === 'object' ? loaded : NO_ICONS;
  const details = useAddressedIcon(icons);
  const field = useRef<HTMLInputElement>(null);

  const query = new URLSearchParams(search);
  const text = query.get('q') ?? '';
  const group = query.get('group') ?? ALL;
  const purpose = query.get('purpose') ?? ALL;
  const find = useMemo(() => createIconFinder(icons), [icons]);
  const named = useMemo(() => find(text), [find, text]);
  const ofGroup = useMemo(() => named.filter((icon) => isChosen(group, icon.group)), [named, group]);
  const found = useMemo(() => ofGroup.filter((icon) => isChosen(purpose, icon.purpose)), [ofGroup, purpose]);
  const isNarrowed = found.length < icons.length;

  const willShowStart = useListStart(found, () => document.getElementById(listsId)?.parentElement);
  const setValue = (name: string, value: string): void => {
    willShowStart();
    changeQuery((next) => (value === '' ? next.delete(name) : next.set(name, value)), 'soon');
  };
  const startOver = (): void => {
    changeQuery((next) => ICON_QUERY.forEach((name) => next.delete(name)), 'now');
    field.current?.focus();
  };
  useLayoutEffect(() => {
    document.getElementById(listsId)?.toggleAttribute('hidden', isNarrowed);
  }, [listsId, isNarrowed]);

  return (
    <>
      <div className="pb-list-filter" role="search" aria-label={texts.icons.controls}>
        <div className="pb-filter-bar">
          <FilterField
            placeholder={texts.icons.search}
            value={text}
            onChange={(value) => setValue('q', value)}
            inputRef={field}
          />
          <p className="pb-filter-count" role="status">
            <bdi>
              {loaded === 'loading' && (text !== '' || group !== ALL || purpose !== ALL)
                ? texts.icons.loading
                : countText(isNarrowed ? found.length : total, total)}
            </bdi>
          </p>
        </div>
        {purposes.length > 0 && (
          <Choices
            legend={texts.icons.purpose}
            showsLegend
            name="icon-purpose"
            type="radio"
            options={
              icons.length === 0
                ? purposes
                : recounted(
                    purposes,
                    ofGroup.map((icon) => icon.purpose)
                  )
            }
            chosen={[purpose]}
            onChange={(value) => setValue('purpose', value === ALL ? '' : value)}
          />
        )}
        {groups.length > 0 && (
          <Choices
            legend={texts.icons.group}
            showsLegend
            name="icon-group"
            type="radio"
            options={
              icons.length === 0
                ? groups
                : recounted(
                    groups,
                    named.filter((icon) => isChosen(purpose, icon.purpose)).map((icon) => icon.group)
                  )
            }
            chosen={[group]}
            onChange={(value) => setValue('group', value === ALL ? '' : value)}
          />
        )}
      </div>
      <Failures hasNoIcons={loaded === 'failed'} onReload={reload} />
      {icons.length > 0 && <StaticTiles listsId={listsId} icons={icons} onOpen={details.open} />}
      {isNarrowed && <FoundTiles icons={found} onOpen={details.open} />}
      <NoMatches
        noun={texts.icons.icons}
        query={text}
        headingLevel="h3"
        isShown={isNarrowed && found.length === 0}
        onClear={startOver}
      />
      {details.icon && <IconDetails icon={details.icon} onClose={details.close} />}
    </>
  );
}

function countText(found: number, total: number): string {
  return found === total
    ? fillCount(texts.icons.count, total)
    : fillText(texts.listFilter.countOf, { count: found, total, noun: texts.icons.icons });
}

function Failures({ hasNoIcons, onReload }: { hasNoIcons: boolean; onReload: () => void }) {
  const hasNoPictures = useHasFailedPictures();
  if (hasNoIcons) {
    return <Failure text={texts.icons.detailsFailed} onRetry={onReload} />;
  }
  return hasNoPictures && <Failure text={texts.icons.someFailed} onRetry={retryPictures} />;
}

/** Returns the value of a choice. @param name name of a group or a purpose; null for icons without one */
export function choiceOf(name: string | null): string {
  return name === null ? NONE : `in:${name}`;
}

function isChosen(choice: string, name: string | null): boolean {
  return choice === ALL || choice === choiceOf(name);
}

/** Returns choices with the numbers of icons that are left. @param names groups or purposes of these icons */
function recounted(choices: Choice[], names: (string | null)[]): Choice[] {
  const numbers = Map.groupBy(names, choiceOf);
  return choices.map((choice) =>
    choice.count === null ? choice : { ...choice, count: numbers.get(choice.value)?.length ?? 0 }
  );
}

const INDEX_ADDRESS = '/api/icons.json';

type Icons = 'loading' | 'failed' | readonly IconEntry[];

/** Loads the list of all icons. @returns the list, and a function that reloads it after a failure */
function useIcons(): [icons: Icons, reload: () => void] {
  const [icons, setIcons] = useState<Icons>('loading');
  const load = (): void =>
    void fetchJson(INDEX_ADDRESS).then(
      (data) => setIcons((data as IconsData).icons),
      () => setIcons('failed')
    );
  useEffect(load, []);
  const reload = (): void => {
    setIcons('loading');
    load();
  };
  return [icons, reload];
}

interface AddressedIcon {
  icon: IconEntry | undefined;
  open: (icon: IconEntry) => void;
  close: (icon: IconEntry) => void;
}

/** Keeps the open icon in the address's fragment, so that details can be linked to, without adding history entries. */
function useAddressedIcon(icons: readonly IconEntry[]): AddressedIcon {
  const [hash, setHash] = useState('');
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const change = useCallback((from: string, to: string): void => {
    // If the address has changed to something else, e.g. by a link, keep it.
    if (location.hash === from) {
      history.replaceState(history.state, '', `${location.pathname}${location.search}${to}`);
    }
    setHash(location.hash);
  }, []);
  return {
    icon: icons.find((icon) => anchorOf(icon) === hash),
    open: useCallback((icon) => change(location.hash, anchorOf(icon)), [change]),
    close: useCallback((icon) => change(anchorOf(icon), ''), [change])
  };
}

function anchorOf({ name }: IconEntry): string {
  return `#${ICON_ANCHOR_PREFIX}${name}`;
}
