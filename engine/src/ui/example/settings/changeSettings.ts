import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import { anchorOf } from '../../../browser/links.ts';
import { announce } from '../../../browser/dom.ts';
import type { Example } from '../exampleStore.ts';
import { type PreviewSettings, describeSettings, fragmentOf, isDefault } from './previewSettings.ts';

/** Applies settings to the preview of an example, and puts them into the address and the example's link. */
export function changeSettings(example: Example, settings: PreviewSettings): void {
  const { slug, title } = example;
  const own = isDefault(settings) ? null : settings;
  const fragment = fragmentOf(slug, settings);
  example.update({ settings: own, fragment: own && fragment });
  // Adds no history entry. Resetting the settings leaves the address of another example alone.
  if (fragment !== location.hash && (own || anchorOf(location.hash)?.id === slug)) {
    history.replaceState(history.state, '', fragment);
  }
  const isShown = example.when(({ settings: now, run }) => {
    if (now !== own) {
      return false;
    }
    return own === null || (run ? run.result.state === 'shown' : undefined);
  });
  void isShown.then(
    (is) => is && announce(fillText(texts.previewSettings.changed, { title, settings: describeSettings(settings) }))
  );
}
