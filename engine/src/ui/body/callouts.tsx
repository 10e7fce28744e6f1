import type { Element, RootContent } from 'hast';
import { Alert, type AlertProps } from '@patternfly/react-core';
import { ExclamationCircleIcon } from '@patternfly/react-icons/dist/js/icons/exclamation-circle-icon.js';
import { LightbulbIcon } from '@patternfly/react-icons/dist/js/icons/lightbulb-icon.js';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { CALLOUT_TITLE_TAG, type CalloutKind, isCalloutKind } from '../../core/callouts.ts';
import { textProperty } from '../../core/proseTree.ts';
import * as texts from '../../core/texts.ts';
import { rawNode } from '../../core/treeHtml.ts';

/** Looks of the kinds. Their titles tell them apart too. */
const LOOKS: Record<CalloutKind, Pick<AlertProps, 'variant' | 'customIcon'>> = {
  note: { variant: 'info' },
  tip: { variant: 'custom', customIcon: <LightbulbIcon /> },
  important: { variant: 'custom', customIcon: <ExclamationCircleIcon set="rh-ui" /> },
  warning: { variant: 'warning' },
  caution: { variant: 'danger' }
};

interface CalloutAlertProps {
  kind: CalloutKind;
  /** Null for the name of the kind. */
  title: ReactNode;
  children?: ReactNode;
}

/** A callout. */
export function CalloutAlert({ kind, title, children }: CalloutAlertProps) {
  return (
    <Alert
      className="pb-callout"
      role="note"
      isInline
      title={title ?? texts.body.callouts[kind]}
      component="p"
      variantLabel=""
      {...LOOKS[kind]}
    >
      {children}
    </Alert>
  );
}

/** Place of the title and of the text in an alert that is rendered once and split there. */
const PART = '\uFFFC';

/** HTML before, between, and after the title and the text of a callout, by kind. */
const frames = new Map<CalloutKind, readonly string[]>();

function frameOf(kind: CalloutKind): readonly string[] {
  const known = frames.get(kind);
  if (known !== undefined) {
    return known;
  }
  const html = renderToStaticMarkup(
    <CalloutAlert kind={kind} title={PART}>
      {PART}
    </CalloutAlert>
  );
  const parts = html.split(PART);
  frames.set(kind, parts);
  return parts;
}

/** Returns an inline alert in place of a callout. */
export function calloutNodes(element: Element): RootContent[] {
  const name = textProperty(element, 'kind') ?? '';
  const kind = isCalloutKind(name) ? name : 'note';
  const [start = '', between = '', end = ''] = frameOf(kind);
  const { title, text } = partsOf(element);
  const words: RootContent[] = title ?? [{ type: 'text', value: texts.body.callouts[kind] }];
  return [rawNode(start), ...words, rawNode(between), ...text, rawNode(end)];
}

/** Divides the content of a callout. The title is null for the name of its kind. */
function partsOf({ children }: Element): { title: Element['children'] | null; text: Element['children'] } {
  const first = children.find((child) => child.type !== 'text' || child.value.trim() !== '');
  return first?.type === 'element' && first.tagName === CALLOUT_TITLE_TAG
    ? { title: first.children, text: children.filter((child) => child !== first) }
    : { title: null, text: children };
}
