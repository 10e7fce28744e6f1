import { Card, CardBody, CardTitle } from '@patternfly/react-core';

/** Twice the size of text: the setting of the browser changes more than a figure can. */
const LARGE: React.CSSProperties = { fontSize: '1.75rem', lineHeight: 1.3 };

export interface LargeTextCardProps {
  /** A fixed height is the fault. */
  blockSize?: string;
}

/** A card with text of twice its size. */
export const LargeTextCard: React.FunctionComponent<LargeTextCardProps> = ({ blockSize }) => (
  <Card style={{ blockSize, overflow: 'hidden' }}>
    <CardTitle style={LARGE}>Volume data-3</CardTitle>
    <CardBody style={LARGE}>92 of 100 GB are used. Extend it before May 12.</CardBody>
  </Card>
);
