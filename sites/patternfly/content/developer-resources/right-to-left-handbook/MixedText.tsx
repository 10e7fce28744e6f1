import { Card, CardBody } from '@patternfly/react-core';

export interface MixedTextProps {
  isIsolated?: boolean;
}

/** A sentence in Arabic with a path: “The file is in …” */
export const MixedText: React.FunctionComponent<MixedTextProps> = ({ isIsolated = false }) => (
  <Card dir="rtl" lang="ar">
    <CardBody>الملف موجود في {isIsolated ? <bdi dir="ltr">/var/log/boot</bdi> : '/var/log/boot'}</CardBody>
  </Card>
);
