/** The parser, a native program, ends the process at about 5,000 brackets in each other. */
const MAX_DEPTH = 2000;

const TEXT_OR_COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/g;

/** True for code whose brackets are nested so deeply that no parser should get it. */
export function isTooDeep(code: string): boolean {
  return depthOf(code) > MAX_DEPTH && depthOf(code.replace(TEXT_OR_COMMENT, '')) > MAX_DEPTH;
}

function depthOf(code: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of code) {
    if (letter === '(' || letter === '[' || letter === '{') {
      depth++;
      deepest = Math.max(deepest, depth);
    } else if ((letter === ')' || letter === ']' || letter === '}') && depth > 0) {
      depth--;
    }
  }
  return deepest;
}
