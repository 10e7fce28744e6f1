import {
  Card,
  CardBody,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Truncate
} from '@patternfly/react-core';

const TEXTS = [
  { position: 'end', content: 'Weekly report on storage and network use' },
  { position: 'middle', content: 'backup-2026-08-03-production-0417.tar.gz' },
  { position: 'start', content: '/clusters/production/eu-central/database-1' }
] as const;

export const CutPositions: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <DescriptionList isHorizontal isCompact horizontalTermWidthModifier={{ default: '6ch' }}>
        {TEXTS.map(({ position, content }) => (
          <DescriptionListGroup key={position}>
            <DescriptionListTerm>{position}</DescriptionListTerm>
            <DescriptionListDescription>
              <bdi>
                <Truncate content={content} position={position} maxCharsDisplayed={24} />
              </bdi>
            </DescriptionListDescription>
          </DescriptionListGroup>
        ))}
      </DescriptionList>
    </CardBody>
  </Card>
);
