import type { CSSProperties } from 'react';

import { ICON_ANCHOR_PREFIX, type IconPicture } from '../../core/icons.ts';
import { ownValue } from '../../core/ownValue.ts';
import {
  type PictureKind,
  type Pictures,
  pictureFile,
  picturesAddress,
  TOKEN_VALUES_ADDRESS,
  type TokenValues
} from '../../search/searchFiles.ts';
import type { SearchResult } from '../../search/searchProvider.ts';
import { shownIn } from '../reference/LinkedText.tsx';
import { valueText } from '../tokens/valueText.ts';
import { useResultFile } from './resultFiles.ts';
import { ResultIcon } from './ResultIcon.tsx';

type SignedResult = Pick<SearchResult, 'kind' | 'title' | 'address' | 'page'>;

/** Whether results of a kind have pictures or colors, and not only the icon of their kind. */
export function hasPictures(kind: SearchResult['kind']): boolean {
  return ['page', 'component', 'icon', 'token'].includes(kind);
}

/**
 * What a result looks like, before its name: the drawing of its page, its icon, its color, or an icon of its kind. It is
 * decorative, and takes the same room with and without a picture.
 */
export function ResultSign({ result }: { result: SignedResult }) {
  const { kind, title } = result;
  return (
    <span className="pb-result-sign" data-kind={kind} aria-hidden="true">
      {kind === 'token' ? <Swatches name={title} /> : <Picture result={result} />}
    </span>
  );
}

function Picture({ result }: { result: SignedResult }) {
  const pictured = picturedName(result);
  const file = pictured && picturesAddress(pictured.kind, pictureFile(pictured.kind, pictured.name));
  const pictures = useResultFile(file) as Pictures | undefined;
  const picture = pictured && pictures ? ownValue(pictures, pictured.name) : undefined;
  if (!pictured) {
    return <ResultIcon name={result.kind} />;
  }
  if (!picture) {
    return null;
  }
  return (
    <span className={pictured.kind === 'page' ? 'pb-drawing' : 'pb-result-icon'}>
      <Drawn picture={picture} />
    </span>
  );
}

function Drawn({ picture: { viewBox, content } }: { picture: IconPicture }) {
  return <svg viewBox={viewBox} fill="currentColor" dangerouslySetInnerHTML={{ __html: content }} />;
}

/** Returns whose picture stands for a result; null for none. */
function picturedName({ kind, address, page }: SignedResult): { kind: PictureKind; name: string } | null {
  if (kind === 'page' || kind === 'component') {
    return { kind: 'page', name: page };
  }
  return kind === 'icon' ? { kind, name: decodeURIComponent(address.split(`#${ICON_ANCHOR_PREFIX}`)[1] ?? '') } : null;
}

/** A value with the codes of its themes; none for all. */
interface Shown {
  themes: string | undefined;
  value: string;
}

function useTokenValues(name: string): Shown[] {
  const values = ownValue((useResultFile(TOKEN_VALUES_ADDRESS) ?? {}) as TokenValues, name);
  return typeof values === 'object'
    ? Object.entries(values).map(([codes, value]) => ({ themes: shownIn([codes]), value }))
    : values === undefined
      ? []
      : [{ themes: undefined, value: values }];
}

/** Whether a value is a color by itself: words such as `initial` are values of all properties. */
function isColor(value: string): boolean {
  return CSS.supports('color', value) && !CSS.supports('all', value);
}

/** The color of a token in the theme of the page, or an icon where it has none. */
function Swatches({ name }: { name: string }) {
  const values = useTokenValues(name);
  return values.some(({ value }) => isColor(value)) ? (
    values.map(({ themes, value }) =>
      isColor(value) ? (
        <i key={value} className="pb-result-color" data-in={themes} style={{ '--v': value } as CSSProperties} />
      ) : (
        <ResultIcon key={value} name="token" themes={themes} />
      )
    )
  ) : (
    <ResultIcon name="token" />
  );
}

/** The value of a token in the theme of the page, which has its room before it is there. */
export function ResultValue({ name }: { name: string }) {
  const values = useTokenValues(name);
  return (
    <span className="pb-result-value">
      {values.map(({ themes, value }) => (
        <bdi key={value} data-in={themes}>
          {valueText(value)}
        </bdi>
      ))}
    </span>
  );
}
