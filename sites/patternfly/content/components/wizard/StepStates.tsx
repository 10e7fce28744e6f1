import { forced } from '../../figures/Force.tsx';
import { ServerWizard } from './ServerWizard.tsx';

export const StepStates: React.FunctionComponent = () => (
  <ServerWizard
    id="states"
    isListOpen
    height="33rem"
    startIndex={5}
    steps={[
      { name: 'Success', status: 'success' },
      { name: 'Warning', status: 'warning' },
      { name: 'Error', status: 'error' },
      { name: 'Default' },
      { name: 'Current' },
      { name: 'Hover', nav: forced('hover') },
      { name: 'Focus', nav: forced('focus') },
      { name: 'Disabled', isDisabled: true }
    ]}
  />
);
