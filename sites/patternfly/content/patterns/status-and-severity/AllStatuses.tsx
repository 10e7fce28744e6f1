import { Label } from '@patternfly/react-core';
import { Specimens } from '../../figures/Specimens';

const STATUSES = [
  { name: 'danger', specimen: <Label status="danger">Failed</Label> },
  { name: 'warning', specimen: <Label status="warning">Degraded</Label> },
  { name: 'success', specimen: <Label status="success">Running</Label> },
  { name: 'info', specimen: <Label status="info">Update available</Label> },
  { name: 'custom', specimen: <Label status="custom">In maintenance</Label> }
];

export const AllStatuses: React.FunctionComponent = () => <Specimens items={STATUSES} />;
