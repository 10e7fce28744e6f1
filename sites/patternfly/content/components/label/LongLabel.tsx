import { Label } from '@patternfly/react-core';

export const LongLabel: React.FunctionComponent = () => <Label textMaxWidth="14ch">Europe and Middle East</Label>;
