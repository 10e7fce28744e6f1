/** Values of a token in the themes, in the order of `THEMES`. */
export type ThemeValues = readonly [light: string, dark: string, highContrast: string, highContrastDark: string];

export const THEMES = ['light', 'dark', 'highContrast', 'highContrastDark'] as const;

/**
 * The tokens that figures of several themes use, with their values in the installed release. A test compares them:
 * themes are classes of the root element, so a figure in two themes has to set the values itself.
 */
export const THEME_VALUES: Readonly<Record<string, ThemeValues>> = {
  '--pf-t--chart--global--fill--color--700': ['#383838', '#f2f2f2', '#1f1f1f', '#f2f2f2'],
  '--pf-t--chart--global--label--fill': ['#1f1f1f', '#ffffff', '#1f1f1f', '#ffffff'],
  '--pf-t--chart--theme--colorscales--multi-colored-ordered--colorscale--100': [
    '#0066cc',
    '#4394e5',
    '#004d99',
    '#4394e5'
  ],
  '--pf-t--chart--theme--colorscales--multi-colored-ordered--colorscale--200': [
    '#63993d',
    '#afdc8f',
    '#3d7317',
    '#afdc8f'
  ],
  '--pf-t--global--background--color--action--plain--alt--clicked': ['#ffffff', '#292929', '#ffffff', '#000000'],
  '--pf-t--global--background--color--action--plain--alt--hover': ['#ffffff', '#292929', '#ffffff', '#000000'],
  '--pf-t--global--background--color--action--plain--clicked': [
    'rgb(199, 199, 199, 0.2500)',
    'rgb(199, 199, 199, 0.1500)',
    'rgb(199, 199, 199, 0.2500)',
    'rgb(199, 199, 199, 0.1500)'
  ],
  '--pf-t--global--background--color--action--plain--default': [
    'rgb(255, 255, 255, 0.0000)',
    'rgb(0, 0, 0, 0.0000)',
    'rgb(255, 255, 255, 0.0000)',
    'rgb(0, 0, 0, 0.0000)'
  ],
  '--pf-t--global--background--color--action--plain--hover': [
    'rgb(199, 199, 199, 0.2500)',
    'rgb(199, 199, 199, 0.1500)',
    'rgb(199, 199, 199, 0.2500)',
    'rgb(199, 199, 199, 0.1500)'
  ],
  '--pf-t--global--background--color--backdrop--default': [
    'rgb(21, 21, 21, 0.4000)',
    'rgb(21, 21, 21, 0.8000)',
    'rgb(21, 21, 21, 0.4000)',
    'rgb(21, 21, 21, 0.8000)'
  ],
  '--pf-t--global--background--color--control--default': ['#ffffff', '#383838', '#ffffff', '#151515'],
  '--pf-t--global--background--color--control--read-only': ['#f2f2f2', '#292929', '#f2f2f2', '#151515'],
  '--pf-t--global--background--color--disabled--default': ['#c7c7c7', '#a3a3a3', '#c7c7c7', '#707070'],
  '--pf-t--global--background--color--floating--clicked': ['#f2f2f2', '#292929', '#f2f2f2', '#383838'],
  '--pf-t--global--background--color--floating--default': ['#ffffff', '#383838', '#ffffff', '#292929'],
  '--pf-t--global--background--color--floating--hover': ['#f2f2f2', '#292929', '#f2f2f2', '#383838'],
  '--pf-t--global--background--color--floating--secondary--default': ['#f2f2f2', '#151515', '#f2f2f2', '#151515'],
  '--pf-t--global--background--color--glass--primary--default': ['initial', 'initial', 'initial', 'initial'],
  '--pf-t--global--background--color--inverse--default': ['#292929', '#f2f2f2', '#292929', '#f2f2f2'],
  '--pf-t--global--background--color--primary--clicked': ['#f2f2f2', '#383838', '#f2f2f2', '#292929'],
  '--pf-t--global--background--color--primary--default': ['#ffffff', '#292929', '#ffffff', '#000000'],
  '--pf-t--global--background--color--primary--hover': ['#f2f2f2', '#383838', '#f2f2f2', '#292929'],
  '--pf-t--global--background--color--secondary--clicked': ['#e0e0e0', '#292929', '#e0e0e0', '#292929'],
  '--pf-t--global--background--color--secondary--default': ['#f2f2f2', '#151515', '#f2f2f2', '#151515'],
  '--pf-t--global--background--color--secondary--hover': ['#e0e0e0', '#292929', '#e0e0e0', '#292929'],
  '--pf-t--global--background--color--sticky--default': ['#ffffff', '#292929', '#ffffff', '#292929'],
  '--pf-t--global--background--color--striped--row--default': [
    'rgb(199, 199, 199, 0.1000)',
    'rgb(21, 21, 21, 0.3000)',
    'rgb(199, 199, 199, 0.1000)',
    'rgb(21, 21, 21, 0.3000)'
  ],
  '--pf-t--global--background--color--tertiary--default': [
    'rgb(199, 199, 199, 0.2500)',
    'rgb(199, 199, 199, 0.1500)',
    'rgb(199, 199, 199, 0.2500)',
    'rgb(199, 199, 199, 0.1500)'
  ],
  '--pf-t--global--background--filter--glass--blur--primary': ['initial', 'initial', 'initial', 'initial'],
  '--pf-t--global--border--color--alt': ['#ffffff', '#292929', '#ffffff', '#000000'],
  '--pf-t--global--border--color--brand--accent--clicked': ['#004d99', '#b9dafc', '#003366', '#b9dafc'],
  '--pf-t--global--border--color--brand--accent--default': ['#0066cc', '#92c5f9', '#004d99', '#92c5f9'],
  '--pf-t--global--border--color--brand--accent--hover': ['#004d99', '#b9dafc', '#003366', '#b9dafc'],
  '--pf-t--global--border--color--brand--clicked': ['#004d99', '#b9dafc', '#003366', '#b9dafc'],
  '--pf-t--global--border--color--brand--default': ['#0066cc', '#92c5f9', '#004d99', '#92c5f9'],
  '--pf-t--global--border--color--brand--hover': ['#004d99', '#b9dafc', '#003366', '#b9dafc'],
  '--pf-t--global--border--color--brand--subtle--clicked': ['#4394e5', '#92c5f9', '#0066cc', '#92c5f9'],
  '--pf-t--global--border--color--brand--subtle--hover': ['#4394e5', '#92c5f9', '#0066cc', '#92c5f9'],
  '--pf-t--global--border--color--clicked': ['#0066cc', '#b9dafc', '#003366', '#b9dafc'],
  '--pf-t--global--border--color--control--default': ['#8c8c8c', '#a3a3a3', '#4d4d4d', '#c7c7c7'],
  '--pf-t--global--border--color--control--read-only': ['#c7c7c7', '#4d4d4d', '#c7c7c7', '#383838'],
  '--pf-t--global--border--color--default': ['#e0e0e0', '#4d4d4d', '#4d4d4d', '#c7c7c7'],
  '--pf-t--global--border--color--disabled': ['#a3a3a3', '#707070', '#a3a3a3', '#a3a3a3'],
  '--pf-t--global--border--color--glass--default': ['initial', 'initial', 'initial', 'initial'],
  '--pf-t--global--border--color--high-contrast': [
    'rgb(255, 255, 255, 0.0000)',
    'rgb(255, 255, 255, 0.0000)',
    '#4d4d4d',
    '#c7c7c7'
  ],
  '--pf-t--global--border--color--hover': ['#4394e5', '#92c5f9', '#004d99', '#92c5f9'],
  '--pf-t--global--border--color--main--default': ['#ffffff', '#292929', '#4d4d4d', '#c7c7c7'],
  '--pf-t--global--border--color--nonstatus--blue--default': ['#92c5f9', '#92c5f9', '#004d99', '#92c5f9'],
  '--pf-t--global--border--color--nonstatus--gray--default': ['#c7c7c7', '#707070', '#4d4d4d', '#707070'],
  '--pf-t--global--border--color--nonstatus--teal--default': ['#9ad8d8', '#9ad8d8', '#004d4d', '#9ad8d8'],
  '--pf-t--global--border--color--status--custom--default': ['#147878', '#63bdbd', '#004d4d', '#9ad8d8'],
  '--pf-t--global--border--color--status--danger--default': ['#b1380b', '#f0561d', '#731f00', '#f4784a'],
  '--pf-t--global--border--color--status--info--default': ['#5e40be', '#b6a6e9', '#3d2785', '#b6a6e9'],
  '--pf-t--global--border--color--status--success--default': ['#3d7317', '#87bb62', '#3d7019', '#afdc8f'],
  '--pf-t--global--border--color--status--warning--default': ['#dca614', '#ffcc17', '#73480b', '#ffcc17'],
  '--pf-t--global--border--color--subtle': ['#e0e0e0', '#4d4d4d', '#4d4d4d', '#c7c7c7'],
  '--pf-t--global--border--radius--action--plain--default': ['6px', '6px', '6px', '6px'],
  '--pf-t--global--border--radius--control--default': ['6px', '6px', '6px', '6px'],
  '--pf-t--global--border--radius--glass--default': ['initial', 'initial', 'initial', 'initial'],
  '--pf-t--global--border--width--action--plain--clicked': ['0px', '0px', '2px', '2px'],
  '--pf-t--global--border--width--action--plain--hover': ['0px', '0px', '1px', '1px'],
  '--pf-t--global--border--width--control--hover': ['1px', '1px', '2px', '2px'],
  '--pf-t--global--border--width--glass--default': ['initial', 'initial', 'initial', 'initial'],
  '--pf-t--global--border--width--high-contrast--extra-strong': ['0px', '0px', '3px', '3px'],
  '--pf-t--global--border--width--high-contrast--regular': ['0px', '0px', '1px', '1px'],
  '--pf-t--global--border--width--high-contrast--strong': ['0px', '0px', '2px', '2px'],
  '--pf-t--global--border--width--main--default': ['4px', '4px', '2px', '2px'],
  '--pf-t--global--box-shadow--glass--default': ['initial', 'initial', 'initial', 'initial'],
  '--pf-t--global--box-shadow--lg': [
    '0px 10px 20px 0px rgb(41, 41, 41, 0.1500)',
    '0px 10px 20px 0px rgb(0, 0, 0, 0.5000)',
    '0px 10px 20px 0px rgb(41, 41, 41, 0.1500)',
    '0px 10px 20px 0px rgb(0, 0, 0, 0.5000)'
  ],
  '--pf-t--global--box-shadow--lg--bottom': [
    '0px 20px 20px -20px rgb(41, 41, 41, 0.2000)',
    '0px 20px 20px -20px rgb(0, 0, 0, 0.6000)',
    '0px 20px 20px -20px rgb(41, 41, 41, 0.2000)',
    '0px 20px 20px -20px rgb(0, 0, 0, 0.6000)'
  ],
  '--pf-t--global--box-shadow--md': [
    '0px 4px 10px 0px rgb(41, 41, 41, 0.1500)',
    '0px 4px 10px 0px rgb(0, 0, 0, 0.5000)',
    '0px 4px 10px 0px rgb(41, 41, 41, 0.1500)',
    '0px 4px 10px 0px rgb(0, 0, 0, 0.5000)'
  ],
  '--pf-t--global--box-shadow--md--bottom': [
    '0px 10px 10px -8px rgb(41, 41, 41, 0.1500)',
    '0px 10px 10px -8px rgb(0, 0, 0, 0.5000)',
    '0px 10px 10px -8px rgb(41, 41, 41, 0.1500)',
    '0px 10px 10px -8px rgb(0, 0, 0, 0.6000)'
  ],
  '--pf-t--global--box-shadow--sm': [
    '0px 1px 6px 0px rgb(41, 41, 41, 0.1500)',
    '0px 1px 6px 0px rgb(0, 0, 0, 0.5000)',
    '0px 1px 6px 0px rgb(41, 41, 41, 0.1500)',
    '0px 1px 6px 0px rgb(0, 0, 0, 0.5000)'
  ],
  '--pf-t--global--box-shadow--sm--top': [
    '0px -4px 6px -4px rgb(41, 41, 41, 0.2000)',
    '0px -4px 6px -4px rgb(0, 0, 0, 0.6000)',
    '0px -4px 6px -4px rgb(41, 41, 41, 0.2000)',
    '0px -4px 6px -4px rgb(0, 0, 0, 0.6000)'
  ],
  '--pf-t--global--color--brand--accent--clicked': ['#004d99', '#b9dafc', '#003366', '#b9dafc'],
  '--pf-t--global--color--brand--accent--default': ['#0066cc', '#92c5f9', '#004d99', '#92c5f9'],
  '--pf-t--global--color--brand--accent--hover': ['#004d99', '#b9dafc', '#003366', '#b9dafc'],
  '--pf-t--global--color--brand--clicked': ['#004d99', '#b9dafc', '#003366', '#b9dafc'],
  '--pf-t--global--color--brand--default': ['#0066cc', '#92c5f9', '#004d99', '#92c5f9'],
  '--pf-t--global--color--brand--hover': ['#004d99', '#b9dafc', '#003366', '#b9dafc'],
  '--pf-t--global--color--brand--subtle--default': ['#e0f0ff', '#003366', '#e0f0ff', '#003366'],
  '--pf-t--global--color--nonstatus--blue--default': ['#b9dafc', '#92c5f9', '#b9dafc', '#92c5f9'],
  '--pf-t--global--color--nonstatus--gray--default': ['#e0e0e0', '#4d4d4d', '#f2f2f2', '#383838'],
  '--pf-t--global--color--nonstatus--teal--default': ['#b9e5e5', '#9ad8d8', '#b9e5e5', '#9ad8d8'],
  '--pf-t--global--color--status--custom--default': ['#147878', '#63bdbd', '#004d4d', '#9ad8d8'],
  '--pf-t--global--color--status--danger--clicked': ['#731f00', '#f4784a', '#731f00', '#f89b78'],
  '--pf-t--global--color--status--danger--default': ['#b1380b', '#f0561d', '#731f00', '#f4784a'],
  '--pf-t--global--color--status--danger--hover': ['#731f00', '#f4784a', '#731f00', '#f89b78'],
  '--pf-t--global--color--status--info--default': ['#5e40be', '#b6a6e9', '#3d2785', '#b6a6e9'],
  '--pf-t--global--color--status--read--on-primary': ['#f2f2f2', '#151515', '#f2f2f2', '#151515'],
  '--pf-t--global--color--status--read--on-secondary': ['#ffffff', '#383838', '#ffffff', '#151515'],
  '--pf-t--global--color--status--success--default': ['#3d7317', '#87bb62', '#204d00', '#afdc8f'],
  '--pf-t--global--color--status--warning--default': ['#ffcc17', '#ffcc17', '#73480b', '#ffcc17'],
  '--pf-t--global--focus-ring--color--default': ['#0066cc', '#92c5f9', '#004d99', '#92c5f9'],
  '--pf-t--global--icon--color--brand--accent--clicked': ['#004d99', '#b9dafc', '#003366', '#b9dafc'],
  '--pf-t--global--icon--color--brand--accent--default': ['#0066cc', '#92c5f9', '#004d99', '#92c5f9'],
  '--pf-t--global--icon--color--brand--accent--hover': ['#004d99', '#b9dafc', '#003366', '#b9dafc'],
  '--pf-t--global--icon--color--brand--clicked': ['#004d99', '#e0f0ff', '#003366', '#e0f0ff'],
  '--pf-t--global--icon--color--brand--default': ['#0066cc', '#b9dafc', '#004d99', '#b9dafc'],
  '--pf-t--global--icon--color--brand--hover': ['#004d99', '#e0f0ff', '#003366', '#e0f0ff'],
  '--pf-t--global--icon--color--disabled': ['#a3a3a3', '#707070', '#a3a3a3', '#707070'],
  '--pf-t--global--icon--color--inverse': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--icon--color--nonstatus--on-gray--default': ['#1f1f1f', '#f2f2f2', '#1f1f1f', '#f2f2f2'],
  '--pf-t--global--icon--color--on-brand--accent--clicked': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--icon--color--on-brand--accent--default': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--icon--color--on-brand--accent--hover': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--icon--color--on-brand--clicked': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--icon--color--on-brand--default': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--icon--color--on-brand--hover': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--icon--color--on-brand--subtle--default': ['#1f1f1f', '#f2f2f2', '#1f1f1f', '#f2f2f2'],
  '--pf-t--global--icon--color--on-disabled': ['#707070', '#383838', '#707070', '#383838'],
  '--pf-t--global--icon--color--regular': ['#1f1f1f', '#f2f2f2', '#1f1f1f', '#f2f2f2'],
  '--pf-t--global--icon--color--status--custom--default': ['#147878', '#63bdbd', '#004d4d', '#9ad8d8'],
  '--pf-t--global--icon--color--status--danger--default': ['#b1380b', '#f0561d', '#b1380b', '#f4784a'],
  '--pf-t--global--icon--color--status--info--default': ['#5e40be', '#b6a6e9', '#3d2785', '#b6a6e9'],
  '--pf-t--global--icon--color--status--on-custom--default': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--icon--color--status--on-danger--default': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--icon--color--status--on-info--default': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--icon--color--status--on-success--default': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--icon--color--status--on-warning--default': ['#1f1f1f', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--icon--color--status--success--default': ['#3d7317', '#87bb62', '#204d00', '#afdc8f'],
  '--pf-t--global--icon--color--status--warning--default': ['#dca614', '#ffcc17', '#73480b', '#ffcc17'],
  '--pf-t--global--icon--color--subtle': ['#707070', '#a3a3a3', '#4d4d4d', '#a3a3a3'],
  '--pf-t--global--spacer--inset--page-chrome': ['1.5rem', '1.5rem', '1.5rem', '1.5rem'],
  '--pf-t--global--text--color--brand--clicked': ['#004d99', '#e0f0ff', '#032142', '#e0f0ff'],
  '--pf-t--global--text--color--brand--default': ['#0066cc', '#b9dafc', '#003366', '#b9dafc'],
  '--pf-t--global--text--color--brand--hover': ['#004d99', '#e0f0ff', '#032142', '#e0f0ff'],
  '--pf-t--global--text--color--disabled': ['#a3a3a3', '#707070', '#a3a3a3', '#707070'],
  '--pf-t--global--text--color--link--default': ['#0066cc', '#b9dafc', '#004d99', '#b9dafc'],
  '--pf-t--global--text--color--link--hover': ['#004d99', '#e0f0ff', '#003366', '#e0f0ff'],
  '--pf-t--global--text--color--link--visited': ['#5e40be', '#b6a6e9', '#3d2785', '#d0c5f4'],
  '--pf-t--global--text--color--nonstatus--on-blue--default': ['#151515', '#1f1f1f', '#151515', '#1f1f1f'],
  '--pf-t--global--text--color--nonstatus--on-gray--default': ['#151515', '#ffffff', '#151515', '#ffffff'],
  '--pf-t--global--text--color--nonstatus--on-teal--default': ['#151515', '#1f1f1f', '#151515', '#1f1f1f'],
  '--pf-t--global--text--color--on-brand--accent--clicked': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--text--color--on-brand--accent--default': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--text--color--on-brand--accent--hover': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--text--color--on-brand--clicked': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--text--color--on-brand--default': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--text--color--on-brand--hover': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--text--color--on-brand--subtle--default': ['#151515', '#ffffff', '#151515', '#ffffff'],
  '--pf-t--global--text--color--on-disabled': ['#707070', '#383838', '#707070', '#1f1f1f'],
  '--pf-t--global--text--color--placeholder': ['#4d4d4d', '#c7c7c7', '#383838', '#c7c7c7'],
  '--pf-t--global--text--color--regular': ['#151515', '#ffffff', '#151515', '#ffffff'],
  '--pf-t--global--text--color--status--danger--default': ['#b1380b', '#f89b78', '#731f00', '#fbbea8'],
  '--pf-t--global--text--color--status--on-custom--default': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--text--color--status--on-danger--default': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--text--color--status--on-info--default': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--text--color--status--on-success--default': ['#ffffff', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--text--color--status--on-warning--default': ['#151515', '#1f1f1f', '#ffffff', '#1f1f1f'],
  '--pf-t--global--text--color--subtle': ['#4d4d4d', '#c7c7c7', '#383838', '#c7c7c7'],
  '--pf-t--global--text-decoration--color--default': ['#e0e0e0', '#a3a3a3', '#4d4d4d', '#c7c7c7'],
  '--pf-t--global--text-decoration--color--hover': ['currentcolor', '#92c5f9', '#004d99', '#92c5f9']
};

/** Values of the tokens that Felt or Glass changes. The image behind Glass is missing: it is a file. */
export const VARIANT_VALUES: Readonly<
  Record<'felt' | 'glass', Readonly<Record<string, readonly [light: string, dark: string]>>>
> = {
  felt: {
    '--pf-t--global--border--color--brand--accent--clicked': ['#000000', '#ffffff'],
    '--pf-t--global--border--color--brand--accent--default': ['#000000', '#ffffff'],
    '--pf-t--global--border--color--brand--accent--hover': ['#000000', '#ffffff'],
    '--pf-t--global--border--radius--action--plain--default': ['999px', '999px'],
    '--pf-t--global--border--radius--control--default': ['999px', '999px'],
    '--pf-t--global--color--brand--accent--clicked': ['#a60000', '#a60000'],
    '--pf-t--global--color--brand--accent--default': ['#ee0000', '#ee0000'],
    '--pf-t--global--color--brand--accent--hover': ['#a60000', '#a60000'],
    '--pf-t--global--icon--color--brand--accent--clicked': ['#a60000', '#f56e6e'],
    '--pf-t--global--icon--color--brand--accent--default': ['#ee0000', '#ee0000'],
    '--pf-t--global--icon--color--brand--accent--hover': ['#a60000', '#f56e6e'],
    '--pf-t--global--icon--color--on-brand--accent--clicked': ['#ffffff', '#f2f2f2'],
    '--pf-t--global--icon--color--on-brand--accent--default': ['#ffffff', '#f2f2f2'],
    '--pf-t--global--icon--color--on-brand--accent--hover': ['#ffffff', '#f2f2f2'],
    '--pf-t--global--text--color--on-brand--accent--clicked': ['#ffffff', '#ffffff'],
    '--pf-t--global--text--color--on-brand--accent--default': ['#ffffff', '#ffffff'],
    '--pf-t--global--text--color--on-brand--accent--hover': ['#ffffff', '#ffffff']
  },
  glass: {
    '--pf-t--global--background--color--action--plain--alt--clicked': [
      'rgb(199, 199, 199, 0.2500)',
      'rgb(199, 199, 199, 0.1500)'
    ],
    '--pf-t--global--background--color--action--plain--alt--hover': [
      'rgb(199, 199, 199, 0.2500)',
      'rgb(199, 199, 199, 0.1500)'
    ],
    '--pf-t--global--background--color--control--default': ['rgb(255, 255, 255, 0.6000)', 'rgb(21, 21, 21, 0.8000)'],
    '--pf-t--global--background--color--control--read-only': ['#f2f2f2', 'rgb(21, 21, 21, 0.8000)'],
    '--pf-t--global--background--color--floating--clicked': ['#f2f2f2', '#383838'],
    '--pf-t--global--background--color--floating--default': ['#ffffff', '#292929'],
    '--pf-t--global--background--color--floating--hover': ['#f2f2f2', '#383838'],
    '--pf-t--global--background--color--floating--secondary--default': ['#ffffff', '#292929'],
    '--pf-t--global--background--color--glass--primary--default': [
      'rgb(255, 255, 255, 0.5000)',
      'rgb(41, 41, 41, 0.5000)'
    ],
    '--pf-t--global--background--color--primary--clicked': ['rgb(199, 199, 199, 0.3000)', 'rgb(56, 56, 56, 0.5000)'],
    '--pf-t--global--background--color--primary--default': ['rgb(255, 255, 255, 0.6000)', 'rgb(41, 41, 41, 0.5000)'],
    '--pf-t--global--background--color--primary--hover': ['rgb(199, 199, 199, 0.3000)', 'rgb(56, 56, 56, 0.5000)'],
    '--pf-t--global--background--color--secondary--clicked': ['rgb(163, 163, 163, 0.3000)', 'rgb(41, 41, 41, 0.6000)'],
    '--pf-t--global--background--color--secondary--default': ['rgb(199, 199, 199, 0.3000)', 'rgb(21, 21, 21, 0.6000)'],
    '--pf-t--global--background--color--secondary--hover': ['rgb(163, 163, 163, 0.3000)', 'rgb(41, 41, 41, 0.6000)'],
    '--pf-t--global--background--filter--glass--blur--primary': ['blur(16px)', 'blur(16px)'],
    '--pf-t--global--border--color--alt': ['rgb(255, 255, 255, 0.6000)', 'rgb(41, 41, 41, 0.5000)'],
    '--pf-t--global--border--color--control--read-only': ['#c7c7c7', '#383838'],
    '--pf-t--global--border--color--glass--default': ['rgb(255, 255, 255, 0.6000)', 'rgb(41, 41, 41, 0.5000)'],
    '--pf-t--global--border--color--main--default': ['rgb(255, 255, 255, 0.6000)', 'rgb(41, 41, 41, 0.5000)'],
    '--pf-t--global--border--color--subtle': ['#e0e0e0', '#383838'],
    '--pf-t--global--border--radius--glass--default': ['16px', '16px'],
    '--pf-t--global--border--width--glass--default': ['1px', '1px'],
    '--pf-t--global--border--width--main--default': ['1px', '1px'],
    '--pf-t--global--box-shadow--glass--default': [
      '0px 4px 10px 0px rgb(41, 41, 41, 0.1500)',
      '0px 4px 10px 0px rgb(0, 0, 0, 0.5000)'
    ],
    '--pf-t--global--color--status--read--on-primary': ['rgb(199, 199, 199, 0.3000)', 'rgb(21, 21, 21, 0.6000)'],
    '--pf-t--global--color--status--read--on-secondary': ['rgb(255, 255, 255, 0.6000)', 'rgb(21, 21, 21, 0.8000)'],
    '--pf-t--global--spacer--inset--page-chrome': ['1rem', '1rem']
  }
};
