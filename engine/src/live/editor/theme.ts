import { EditorView } from '@codemirror/view';

const token = (name: string): string => `var(--pf-t--global--${name})`;
const line = 'var(--pb-line)';

/** Editor theme. It uses the design system's tokens, and thus follows theme and contrast. */
export const editorTheme = EditorView.theme({
  '&': { height: '100%', color: token('text--color--regular'), backgroundColor: 'transparent' },
  // The whole panel has the focus outline (`codePanel.css`); gutters would cover one in the editor.
  '&.cm-focused, .cm-content:focus-visible': { outline: 'none' },
  '.cm-scroller': { overflow: 'auto', fontFamily: token('font--family--mono'), lineHeight: '1.6' },
  '.cm-content': { padding: `${token('spacer--md')} 0`, caretColor: token('text--color--regular') },
  '.cm-line': { paddingInline: token('spacer--sm') },
  '.cm-cursor, .cm-dropCursor': { borderInlineStart: `2px solid ${token('text--color--regular')}`, marginLeft: '-1px' },
  '.cm-gutters': {
    color: token('text--color--subtle'),
    backgroundColor: token('background--color--secondary--default'),
    borderInlineEnd: 'none'
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: token('background--color--action--plain--hover') },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'light-dark(#b9dafc, #2b4d75)'
  },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: 'light-dark(#ffe6a8, #6b4a00)' },
  '.cm-searchMatch.cm-searchMatch-selected': { outline: `2px solid ${token('border--color--brand--default')}` },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: `1px solid ${token('border--color--brand--default')}`
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    outline: `1px solid ${token('border--color--status--danger--default')}`
  },
  '.cm-panels': {
    color: token('text--color--regular'),
    backgroundColor: token('background--color--floating--default'),
    fontFamily: token('font--family--body')
  },
  '.cm-panels-top': { borderBlockEnd: line },
  '.cm-panel.cm-search': {
    display: 'grid',
    gap: token('spacer--xs'),
    padding: token('spacer--sm'),
    fontSize: token('font--size--body--sm')
  },
  '.cm-find-row': { display: 'flex', flexWrap: 'wrap', gap: token('spacer--xs'), alignItems: 'center' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    gap: token('spacer--xs'),
    alignItems: 'center',
    fontSize: 'inherit'
  },
  '.cm-panel.cm-search .cm-find-field': { flex: '1 1 14rem', '& > input': { flex: '1 1 6rem', minInlineSize: '6rem' } },
  '.cm-find-count': { color: token('text--color--subtle'), marginInlineEnd: 'auto' },
  '.cm-panel.cm-search input[type=checkbox]': { margin: '0', accentColor: token('color--brand--default') },
  '.cm-textfield, .cm-button': {
    color: 'inherit',
    font: 'inherit',
    fontSize: token('font--size--body--sm'),
    backgroundImage: 'none',
    backgroundColor: token('background--color--primary--default'),
    border: `1px solid ${token('border--color--control--default')}`,
    borderRadius: token('border--radius--small')
  },
  '.cm-textfield': { minBlockSize: '2rem' },
  '.cm-button': {
    minBlockSize: '2rem',
    paddingInline: token('spacer--md'),
    color: token('text--color--link--default'),
    border: `1px solid ${token('border--color--default')}`,
    borderRadius: token('border--radius--pill'),
    cursor: 'pointer',
    '&:hover, &:active': {
      backgroundImage: 'none',
      backgroundColor: token('background--color--action--plain--hover')
    }
  },
  '.cm-tooltip': {
    color: token('text--color--regular'),
    backgroundColor: token('background--color--floating--default'),
    border: line,
    borderRadius: token('border--radius--small'),
    boxShadow: token('box-shadow--md')
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: token('font--family--mono') },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: `2px ${token('spacer--sm')}` },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: token('text--color--on-brand--default'),
    backgroundColor: token('color--brand--default')
  },
  '.cm-completionDetail': { fontStyle: 'normal' },
  '.cm-tooltip.cm-completionInfo': { padding: token('spacer--sm') },
  ':is(.cm-tooltip-hover .cm-hint, .cm-tooltip.cm-hint)': { padding: token('spacer--sm') },
  '.cm-hint': { maxInlineSize: '28rem', fontFamily: token('font--family--body'), overflowWrap: 'anywhere' },
  '.cm-diagnostic': { fontFamily: token('font--family--body'), whiteSpace: 'pre-wrap', maxInlineSize: '40rem' },
  // The library draws the lines as background images.
  '@media (forced-colors: active)': { '.cm-lintRange': { textDecoration: 'underline wavy' } },
  '@media (pointer: coarse)': {
    // Phones zoom in when a field with smaller text receives the focus.
    '.cm-scroller': { fontSize: '16px' }
  }
});
