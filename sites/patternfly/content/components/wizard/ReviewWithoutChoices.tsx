import { ServerWizard } from './ServerWizard.tsx';

export const ReviewWithoutChoices: React.FunctionComponent = () => (
  <ServerWizard
    id="no-review"
    hasNoList
    startIndex={3}
    steps={[
      { name: 'Name and region' },
      { name: 'Memory' },
      {
        name: 'Review',
        children: 'You have completed all steps.',
        footer: { nextButtonText: 'Create server', isCancelHidden: true }
      }
    ]}
  />
);
