import { anchorOf } from '../../../browser/links.ts';
import { announce } from '../../../browser/dom.ts';
import type { Example } from '../exampleStore.ts';
import { type PreviewSettings, describeSettings, fragmentOf, isDefault } from './previewSettings.ts';

/** Shows an example in other settings, which the address and its link then carry. */
export function changeSettings(example: Example, settings: PreviewSettings): void {
  const { slug, title } = example;
  const own = isDefault(settings) ? null : settings;
  const fragment = fragmentOf(slug, settings);
  example.update({ settings: own, fragment: own && fragment });
  // No step in the history; the address of another example stays while this one has no settings.
  if (fragment !== location.hash && (own || anchorOf(location.hash)?.id === slug)) {
    history.replaceState(history.state, '', fragment);
  }
  const isShown = example.when(({ settings: now, run }) => {
    if (now !== own) {
      return false;
    }
    return own === null || (run ? run.result.state === 'shown' : undefined);
  });
  void isShown.then((is) => is && announce(`Preview of ${title}: ${describeSettings(settings)}.`));
}
