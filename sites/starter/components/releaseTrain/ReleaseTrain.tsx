import { Tag } from 'larkspur-ui';
import { defineMarkdownComponent, textAttribute } from 'patternbook';

import './releaseTrain.css';

interface ReleaseTrainProps {
  current: string;
  next: string;
  /** ISO date. */
  date: string;
}

function ReleaseTrain({ current, next, date }: ReleaseTrainProps) {
  return (
    <ol role="list" className="release-train">
      <li>
        <strong>{current}</strong> <Tag tone="success">This release</Tag>
      </li>
      <li>
        <strong>{next}</strong> <time dateTime={date}>{date}</time>
      </li>
    </ol>
  );
}

/** `<ReleaseTrain next="1.5" date="2025-12-01" />`: the release that the site documents, and the next one. */
export default defineMarkdownComponent({
  component: ReleaseTrain,
  readData({ block }) {
    const [next, date] = [textAttribute(block, 'next'), textAttribute(block, 'date')];
    if (next === null || date === null) {
      throw new Error('it needs next="…", the name of a release, and date="…".');
    }
    return { next, date };
  },
  createProps: (_use, { release }, { next, date }) => ({ current: release, next, date })
});
