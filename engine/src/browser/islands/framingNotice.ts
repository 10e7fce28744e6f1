import * as texts from '../../core/texts.ts';
import { createElement } from '../dom.ts';

/** Explains, once per page, why examples don't run, with a link to the document outside the frame. */
export function showFramingNotice(): void {
  if (document.querySelector('.pb-framing-notice') !== null) {
    return;
  }
  const notice = createElement('div', 'pb-failure pb-failure-notice pb-framing-notice');
  notice.setAttribute('role', 'alert');
  const link = createElement('a', 'pf-v6-c-button pf-m-secondary pf-m-small', texts.failures.openAlone);
  link.href = location.href;
  link.target = '_blank';
  link.rel = 'noopener';
  notice.append(createElement('p', '', texts.failures.framed), link);
  document.body.append(notice);
}
