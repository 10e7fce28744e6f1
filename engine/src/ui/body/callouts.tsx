import { Alert, type AlertProps } from '@patternfly/react-core';
import { ExclamationCircleIcon } from '@patternfly/react-icons/dist/js/icons/exclamation-circle-icon.js';
import { LightbulbIcon } from '@patternfly/react-icons/dist/js/icons/lightbulb-icon.js';
import { renderToStaticMarkup } from 'react-dom/server';

import * as texts from '../../core/texts.ts';
import { CALLOUT_KINDS, CALLOUT_TAG, type CalloutKind } from '../../core/callouts.ts';

/** Looks of the kinds. Their titles tell them apart too. */
const LOOKS: Record<CalloutKind, Pick<AlertProps, 'variant' | 'customIcon'>> = {
  note: { variant: 'info' },
  tip: { variant: 'custom', customIcon: <LightbulbIcon /> },
  important: { variant: 'custom', customIcon: <ExclamationCircleIcon set="rh-ui" /> },
  warning: { variant: 'warning' },
  caution: { variant: 'danger' }
};

/** Place of the text in an alert that is rendered once and split there. */
const TEXT = '\uFFFC';

/** Renders the HTML before and after the text of a callout. */
function renderFrame(kind: CalloutKind): [string, string] {
  const title = texts.body.callouts[kind];
  const html = renderToStaticMarkup(
    <Alert className="pb-callout" role="note" isInline title={title} component="p" variantLabel="" {...LOOKS[kind]}>
      {TEXT}
    </Alert>
  );
  const [start = '', end = ''] = html.split(TEXT);
  return [start, end];
}

const STARTS = new Map(CALLOUT_KINDS.map((kind) => [`<${CALLOUT_TAG} kind="${kind}">`, renderFrame(kind)[0]]));
/** The same for all kinds. */
const [, END] = renderFrame('note');

/** Renders the callouts in a piece of prose as inline alerts. */
export function withCallouts(html: string): string {
  const opened = [...STARTS].reduce((text, [tag, start]) => text.replaceAll(tag, start), html);
  return opened.replaceAll(`</${CALLOUT_TAG}>`, END);
}
