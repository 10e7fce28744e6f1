import { createNumberer } from '../../core/anchors.ts';
import type { EngineComponent } from '../markdownContext.ts';
import { partsToc, ReleaseChanges, ReleaseChangesText, type ReleaseChangesView } from './ReleaseChanges.tsx';

/** `<ReleaseChanges release="2.1" />`: what a stored release changed against the one before it. */
export const releaseChanges: EngineComponent<ReleaseChangesView> = {
  component: ReleaseChanges,
  markdown: ReleaseChangesText,
  fillsPage: true,
  createProps({ block: { attributes }, source }, { storedReleases, releaseChanges: changesOf }) {
    const release = attributes['release'];
    const releases = storedReleases().slice(1);
    const view = typeof release === 'string' ? changesOf(release) : null;
    if (view === null) {
      const names = releases.length === 0 ? 'none' : releases.join(', ');
      throw new Error(
        `The attribute "release" has to name a stored release with one before it. There are: ${names} (\`history\` in site.config.ts).`
      );
    }
    const number = createNumberer(source.anchors);
    return { ...view, parts: view.parts.map((part) => ({ ...part, anchor: number(part.anchor) })) };
  },
  toc: partsToc
};
