import { SameTaskInThemes } from './SameTaskInThemes.tsx';

export const DefaultFeltAndGlass: React.FunctionComponent = () => (
  <SameTaskInThemes
    themes={['light', 'dark', 'felt', 'feltDark', 'glass', 'glassDark']}
    names={{ light: 'Default, light', dark: 'Default, dark' }}
  />
);
