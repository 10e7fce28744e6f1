import type { FailedWork } from '../chromium/workThrough.ts';
import type { RenderedIllustration } from '../../core/config/summaries.ts';
import { type MadeIllustration, settingsHash } from '../../content/illustrationFiles.ts';

/** What is known of a page's pictures before any is taken. */
export interface IllustrationState {
  page: string;
  settings: RenderedIllustration;
  /** Hash of the example's document as it is built now; null when there is no such example. */
  document: string | null;
  /** What the pictures that are there show; null when one of them is missing. */
  made: MadeIllustration | null;
}

export interface WantedIllustration {
  page: string;
  settings: RenderedIllustration;
  /** What the pictures will show. */
  made: MadeIllustration;
}

export interface IllustrationPlan {
  wanted: WantedIllustration[];
  /** Pages whose pictures show what they would show if they were taken now. */
  current: string[];
  failed: FailedWork[];
}

/**
 * Which pictures are to be taken.
 * @param isForced whether also those that would show nothing new
 */
export function planIllustrations(states: readonly IllustrationState[], isForced: boolean): IllustrationPlan {
  const plan: IllustrationPlan = { wanted: [], current: [], failed: [] };
  for (const { page, settings, document, made } of states) {
    if (document === null) {
      const message = `there is no example ${settings.example} in the built site: correct it, or build the site again`;
      plan.failed.push({ path: page, message });
      continue;
    }
    const now = { settings: settingsHash(settings), document };
    if (!isForced && made?.settings === now.settings && made.document === now.document) {
      plan.current.push(page);
    } else {
      plan.wanted.push({ page, settings, made: now });
    }
  }
  return plan;
}
