/** What two renderings of one example differ in without a meaning: names that are made up on the way, and the time. */
const MADE_UP: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // What drawings refer to: ids that are made up, with the address of the document before them.
  [/url\((?:&quot;|["'])?[^)#"']*#[^)]*\)/g, 'url(#)'],
  [/(<pattern\b[^>]* id=")[^"]*/g, '$1#'],
  [/\bec_\d+/g, 'ec_#'],
  // Charts are clipped while they appear, and grouped for that.
  [/<clipPath\b.*?<\/clipPath>|<\/?defs>/gs, ''],
  [/<g(?: clip-path="url\(#\)")?>|<\/g>/g, ''],
  // React's own ids, and those that libraries count or draw by lot.
  [/_(?:x[0-9a-z]+)?[rR]_[0-9a-z]+(?:H[0-9a-z]+)?_/g, '_r_'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '#'],
  [/(\bpf-|-)\d{10,}[0-9a-z]*/g, '$1#'],
  [/OUIA-Generated-([\w-]+?)-\d+/g, 'OUIA-Generated-$1'],
  [/(pf-[a-z-]+-?)\d+/g, '$1#'],
  [/((?:victory|clip-path|DndDescribedBy|DndLiveRegion|dnd)[\w-]*?-)[\w-]*\d[\w-]*/gi, '$1#'],
  [/\b(?:(?:victory|checkbox|radio|pf)-#|x[0-9a-z]{5,8}-\d+)/g, '#'],
  // What was measured.
  [/\d+(?:\.\d+)?px/g, '#px'],
  [/ pf-m-(?:height-)?breakpoint-\w+/g, ''],
  [/ (?:d|points|viewBox|transform|width|height|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|dx|dy)="[^"]*"/g, ''],
  // Texts that don't fit their place can be reached by the keyboard.
  [/(<(?:th|span)\b[^>]*) tabindex="-?\d"/g, '$1'],
  [/icon-title-\d+/g, '#'],
  // Class names of JSS count the style sheets before them.
  [/\b([A-Za-z]\w*)-(?:d\d+-)?\d+-\d+-\d+\b/g, '$1-#'],
  // Addresses of what was made in the document.
  [/blob:[^"')]+/g, 'blob:'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'then'],
  [/\d{1,2}(?::\d\d){0,2}[\s\u202f][AP]M|\d{1,2}:\d\d(?::\d\d)?/g, 'then']
];

/** HTML without what two renderings of one example may well differ in. */
export function normalHtml(html: string): string {
  return MADE_UP.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), html);
}
