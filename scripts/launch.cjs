'use strict';
/**
 * Runs a TypeScript program of the repository: node scripts/launch.cjs <file> [arguments]. CommonJS in plain syntax, so
 * that it can report missing prerequisites on any version of Node.
 */
const { existsSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');

/** First version that runs TypeScript files without a flag. */
const REQUIRED_NODE = [22, 18];

function whatIsMissing() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    return `Node ${process.version} is too old to install this project. Install Node 20 or newer, then run "npm ci".`;
  }
  if (!existsSync(join(__dirname, '..', 'node_modules', 'node', 'bin'))) {
    return 'The packages are not installed. Run "npm ci" in the root of the repository (without --ignore-scripts).';
  }
  if (major < REQUIRED_NODE[0] || (major === REQUIRED_NODE[0] && minor < REQUIRED_NODE[1])) {
    return `Node ${process.version} cannot run TypeScript. Start this through npm ("npm test", "npm run build"), which uses the Node that "npm ci" has installed.`;
  }
  return null;
}

const problem = whatIsMissing();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

// The program receives the same arguments as if Node had started it directly.
process.argv.splice(1, 2, resolve(process.argv[2]));
import(pathToFileURL(process.argv[1]).href);
