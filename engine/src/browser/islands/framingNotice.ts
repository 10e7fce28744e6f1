import * as texts from '../../core/texts.ts';

/** Explains, once per page, why examples don't run, with a link to the document outside the frame. */
export function showFramingNotice(): void {
  if (document.querySelector('.pb-framing-notice') !== null) {
    return;
  }
  const notice = document.createElement('div');
  notice.className = 'pb-failure pb-failure-notice pb-framing-notice';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = texts.failures.framed;
  const link = document.createElement('a');
  link.className = 'pf-v6-c-button pf-m-secondary pf-m-small';
  link.href = location.href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = texts.failures.openAlone;
  notice.append(text, link);
  document.body.append(notice);
}
