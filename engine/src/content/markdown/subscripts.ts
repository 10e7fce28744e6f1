import type { MarkdownIt } from 'markdown-it';
import plugin from 'markdown-it-sub';

/** A tilde that is not beside another one, and those that come next. */
const LONE_TILDE = /(?<!~)~(?!~)[^~\n]*(~+)/y;

/** `H~2~O`. A single tilde within text that is struck out belongs to nothing: `~~v1~rc1~~`. */
export function subscripts(markdown: MarkdownIt): void {
  markdown.use(plugin);
  markdown.inline.ruler.before('sub', 'lone_tilde', (state, silent) => {
    LONE_TILDE.lastIndex = state.pos;
    const [, next] = LONE_TILDE.exec(state.src) ?? [];
    if (next?.length !== 2) {
      return false;
    }
    if (!silent) {
      state.pending += '~';
    }
    state.pos++;
    return true;
  });
}
