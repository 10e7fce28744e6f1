const MEASURES = 'measures its place and the window, which are as wide as each other in the frame';
const EDITOR = 'the code editor starts in its own time';
const TIMED = 'changes with time by itself';
const HISTORY = 'offers the way back where the reader came from another page; the frame has no other page';

function each(page: string, slugs: readonly string[], reason: string): [string, string][] {
  return slugs.map((slug) => [`${page}#${slug}`, reason]);
}

/** Reasons for flaky differences: the output may also match. */
export const PASSING_REASONS: ReadonlySet<string> = new Set([EDITOR, MEASURES, TIMED]);

/** Baseline of examples that render differently in the frame, with the reason. */
export const disagreements: ReadonlyMap<string, string> = new Map([
  ...each('/components/page', ['uncontrolled-navigation', 'group-section'], MEASURES),
  ...each('/components/tabs', ['default-overflow-tabs', 'subtabs'], MEASURES),
  ...each('/components/tooltip', ['options'], MEASURES),
  ...each('/extensions/data-view/table', ['resizable-columns'], MEASURES),
  ...each(
    '/charts/donut-utilization-chart',
    ['right-aligned-legend', 'inverted-with-right-aligned-legend', 'right-aligned-vertical-legend'],
    TIMED
  ),
  ...each('/extensions/log-viewer', ['with-search'], MEASURES),
  ...each(
    '/components/code-editor',
    [
      'basic',
      'with-sizetofit-height-height-will-growshrink-with-content',
      'with-isfullheight-height-height-will-match-the-size-of-the-parent',
      'with-shortcut-menu-and-main-header-content',
      'with-custom-control',
      'with-configuration-modal'
    ],
    EDITOR
  ),
  ...each('/extensions/data-view/table', ['error'], HISTORY),
  ...each('/component-groups/error-state', ['basic-error-state'], HISTORY),
  ...each('/component-groups/unauthorized-access', ['basic-unauthorized-access'], HISTORY)
]);
