import { defineMarkdownComponent } from 'patternbook';

import { TERMS } from './terms.ts';

function Glossary({ terms }: { terms: Readonly<Record<string, string>> }) {
  return (
    <dl>
      {Object.entries(terms).map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `<Glossary />`: all terms with their meanings. */
export default defineMarkdownComponent({
  component: Glossary,
  createProps: () => ({ terms: TERMS })
});
