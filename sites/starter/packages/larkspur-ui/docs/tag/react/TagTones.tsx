import type { FunctionComponent } from 'react';
import { Tag } from 'larkspur-ui';

export const TagTones: FunctionComponent = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
    <Tag>Draft</Tag>
    <Tag tone="success">Published</Tag>
    <Tag tone="warning">Review overdue</Tag>
    <Tag tone="danger">Rejected</Tag>
  </div>
);
