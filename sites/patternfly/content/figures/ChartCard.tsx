import { Card, CardBody, CardFooter, CardTitle } from '@patternfly/react-core';

export interface ChartCardProps {
  /** Values and their subject. */
  title: string;
  children: React.ReactNode;
  /** Age of the data, conclusion, or link. */
  footer?: React.ReactNode;
}

/**
 * A chart in its card, whose title is no heading: it would be among those of the page. Text in charts is positioned for
 * left-to-right pages, so the direction is fixed.
 */
export function ChartCard({ title, children, footer }: ChartCardProps): React.ReactElement {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <CardBody>
        <div dir="ltr">{children}</div>
      </CardBody>
      {footer && <CardFooter>{footer}</CardFooter>}
    </Card>
  );
}
