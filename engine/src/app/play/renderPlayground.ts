import { escapeHtml } from '../../escapeHtml.ts';
import { CONTENT, PLAYGROUND_SLUG, type PlaygroundControl, elementCode, startValues } from '../../playground.ts';
import { renderHeading } from '../reference/parts.ts';
import type { PlaygroundView } from '../reference/view.ts';

/**
 * A component with controls for its properties. What it shows at first is there without a script; controls, which need
 * one, then show it in the isolated frame.
 */
export function renderPlayground(view: PlaygroundView | null): string {
  if (view === null) {
    return '';
  }
  const { anchor, playground, html, previewClass, usedBy } = view;
  const { component, controls } = playground;
  const name = escapeHtml(component);
  const code = elementCode(playground, startValues(playground));
  return [
    `<section class="pb-playground" aria-labelledby="${anchor}" data-playground="${escapeHtml(JSON.stringify(playground))}">`,
    renderHeading(3, anchor, 'Playground'),
    `<div class="pb-preview" data-preview data-state="static" data-mount="none" data-scrolls="Preview of ${name}"><div id="${previewClass}-${PLAYGROUND_SLUG}" class="${previewClass} ws-preview" data-root>${html}</div></div>`,
    `<div class="pb-playground-controls" role="group" aria-label="Properties of ${name}" data-playground-controls>${controls.map(renderControl).join('')}</div>`,
    `<div class="pb-import"><code class="pb-import-code" data-playground-code>${escapeHtml(code)}</code><button type="button" class="pb-import-copy" data-copy="${escapeHtml(code)}" aria-label="Copy the code of ${name}">Copy</button>${usedBy === null ? '' : editButton(name, usedBy)}<button type="button" class="pb-import-copy" data-playground-reset hidden>Reset</button></div>`,
    '</section>'
  ].join('');
}

function editButton(name: string, usedBy: string): string {
  return `<button type="button" class="pb-import-copy" data-playground-edit="${escapeHtml(usedBy)}" aria-label="Edit the code of ${name} in an example">Edit</button>`;
}

function renderControl(control: PlaygroundControl): string {
  const name = escapeHtml(control.name);
  const label = control.name === CONTENT ? 'Content' : name;
  switch (control.kind) {
    case 'switch':
      return `<label class="pb-playground-switch"><input type="checkbox" name="${name}" autocomplete="off"${control.start ? ' checked' : ''}>${label}</label>`;
    case 'choice':
      return `<label class="pb-playground-field">${label}<select class="pb-reference-input" name="${name}" autocomplete="off">${choices(control)}</select></label>`;
    case 'text':
    case 'number':
      return `<label class="pb-playground-field">${label}<input class="pb-reference-input" type="${control.kind}" name="${name}" value="${escapeHtml(control.start)}" autocomplete="off"></label>`;
  }
}

/** Without a default there is a choice to say nothing. */
function choices({ values, start, absent }: Extract<PlaygroundControl, { kind: 'choice' }>): string {
  const all = values.includes(absent) ? values : [absent, ...values];
  return all
    .map((value) => {
      const selected = value === start ? ' selected' : '';
      return value === ''
        ? `<option value=""${selected}>–</option>`
        : `<option${selected}>${escapeHtml(value)}</option>`;
    })
    .join('');
}
