import { describe, expect, it } from 'vitest';

import { findingsIn } from './acme.ts';

const UI = "import { Button, Card, Radio, TextField } from 'acme-ui';\nimport { CloseIcon } from 'acme-icons';\n";

describe('suggestions', () => {
  it.each([
    ['<Button component={Link} varaint="plain">A</Button>', 'unknown-prop 3 variant'],
    // Short names are alike by accident.
    ['<Button to="/a">A</Button>', 'unknown-prop 3'],
    ['<Button variant="main">A</Button>', 'wrong-value 3'],
    ['<Button variant="palin">A</Button>', 'wrong-value 3 "plain"'],
    // No token is near.
    ["<p style={{ color: 'yellow' }}>A</p>", 'raw-color 3'],
    ["<p style={{ color: '#222' }}>A</p>", 'raw-color 3 var(--acme-color)']
  ])('of %s', (code, finding) => expect(findingsIn(`${UI}export const a = ${code};`)).toEqual([finding]));
});
