#!/usr/bin/env node
/* The installed command. Plain JavaScript, so that an older Node can be told that it is too old. */
import { existsSync } from 'node:fs';

const REQUIRED_NODE = [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);
const program = new URL('../dist/tools/cli/main.js', import.meta.url);

if (major < REQUIRED_NODE[0] || (major === REQUIRED_NODE[0] && minor < REQUIRED_NODE[1])) {
  fail(`patternbook needs Node ${REQUIRED_NODE.join('.')} or newer; this is ${process.version}.`);
} else if (!existsSync(program)) {
  fail('The engine is not built. In a checkout of its repository, run "npm run build -w patternbook" first.');
} else {
  await import(program.href);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
