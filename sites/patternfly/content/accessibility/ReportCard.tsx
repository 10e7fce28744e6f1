import {
  Card,
  CardBody,
  CardTitle,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm
} from '@patternfly/react-core';

export interface ReportCardProps {
  title: string;
  entries: readonly { term: string; text: string }[];
}

/** A report of an accessibility problem, as in an issue tracker. */
export const ReportCard: React.FunctionComponent<ReportCardProps> = ({ title, entries }) => (
  <Card isCompact>
    <CardTitle>{title}</CardTitle>
    <CardBody>
      <DescriptionList isCompact>
        {entries.map(({ term, text }) => (
          <DescriptionListGroup key={term}>
            <DescriptionListTerm>{term}</DescriptionListTerm>
            <DescriptionListDescription>{text}</DescriptionListDescription>
          </DescriptionListGroup>
        ))}
      </DescriptionList>
    </CardBody>
  </Card>
);
