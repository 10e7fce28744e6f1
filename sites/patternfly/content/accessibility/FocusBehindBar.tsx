import { StickyBarForm } from './StickyBarForm';

export const FocusBehindBar: React.FunctionComponent = () => <StickyBarForm id="behind-bar" scrolled="3rem" />;
