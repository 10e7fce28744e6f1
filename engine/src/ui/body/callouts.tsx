import type { Element, RootContent } from 'hast';
import { Alert, type AlertProps } from '@patternfly/react-core';
import { ExclamationCircleIcon } from '@patternfly/react-icons/dist/js/icons/exclamation-circle-icon.js';
import { LightbulbIcon } from '@patternfly/react-icons/dist/js/icons/lightbulb-icon.js';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { type CalloutKind, isCalloutKind } from '../../core/callouts.ts';
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
  title: string | null;
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

/** Place of the text in an alert that is rendered once and split there. */
const TEXT = '\uFFFC';

/** HTML before and after the text of a callout, by kind and title. */
const frames = new Map<string, readonly [string, string]>();

function frameOf(kind: CalloutKind, title: string | null): readonly [string, string] {
  const key = `${kind} ${title}`;
  const known = frames.get(key);
  if (known !== undefined) {
    return known;
  }
  const html = renderToStaticMarkup(
    <CalloutAlert kind={kind} title={title}>
      {TEXT}
    </CalloutAlert>
  );
  const [start = '', end = ''] = html.split(TEXT);
  frames.set(key, [start, end]);
  return [start, end];
}

/** Returns an inline alert in place of a callout. */
export function calloutNodes(element: Element): RootContent[] {
  const name = textProperty(element, 'kind') ?? '';
  const kind = isCalloutKind(name) ? name : 'note';
  const [start, end] = frameOf(kind, textProperty(element, 'title') ?? null);
  return [rawNode(start), ...element.children, rawNode(end)];
}
