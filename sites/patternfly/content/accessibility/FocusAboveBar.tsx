import { StickyBarForm } from './StickyBarForm';

export const FocusAboveBar: React.FunctionComponent = () => <StickyBarForm id="above-bar" scrolled="7rem" />;
