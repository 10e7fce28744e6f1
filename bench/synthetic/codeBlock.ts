import type { Random } from './random.ts';
import { noun, typeName, words } from './words.ts';

const MIN_ROWS = 2;
const MORE_ROWS = 5;

/** Generates the source of a React component, 15 to 30 lines long. */
export function codeBlock(random: Random): string {
  const name = typeName(random);
  const child = typeName(random);
  const rows = Array.from({ length: MIN_ROWS + random.below(MORE_ROWS) }, (_, index) => rowLines(random, child, index));
  return [
    `import { useState } from 'react';`,
    `import { ${child}, ${typeName(random)} } from '@acme/ui';`,
    '',
    `interface ${name}Props {`,
    `  ${noun(random)}Count: number;`,
    `  variant?: '${noun(random)}' | '${noun(random)}';`,
    '}',
    '',
    `export function ${name}({ variant = '${noun(random)}' }: ${name}Props) {`,
    `  // ${words(random, 8).join(' ')}`,
    `  const [active, setActive] = useState<number>(${random.below(9)});`,
    '  return (',
    '    <section className={`acme-${variant}`}>',
    ...rows.flat(),
    '    </section>',
    '  );',
    '}'
  ].join('\n');
}

function rowLines(random: Random, child: string, index: number): string[] {
  return [
    `      <${child} key="${index}" isActive={active === ${index}} onClick={() => setActive(${index})}>`,
    `        {translate('${words(random, 4).join(' ')}')}`,
    `      </${child}>`
  ];
}
