import type { ThemeOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import '@fontsource-variable/archivo/wdth.css';
import { controlStyles } from './controlStyles.ts';
import { focusRing } from './focusRing.ts';
import { rem } from './rem.ts';
import './scale.css';
import './selectCaret.css';
import { surfaceStyles } from './surfaceStyles.ts';
import { boardColours, shadows, tokens, tokenVariables } from './tokens.ts';

const talloor = { ...tokens, board: boardColours };
type Talloor = typeof talloor;

declare module '@mui/material/styles' {
  interface Palette {
    talloor: Talloor;
  }
  interface PaletteOptions {
    talloor?: Talloor;
  }
  interface TypographyVariants {
    price: CSSProperties;
    priceLarge: CSSProperties;
    meta: CSSProperties;
  }
  interface TypographyVariantsOptions {
    price?: CSSProperties;
    priceLarge?: CSSProperties;
    meta?: CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    price: true;
    priceLarge: true;
    meta: true;
    overline: false;
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    tonal: true;
  }
}

const fontFamily = '"Archivo Variable", Archivo, "Helvetica Neue", Arial, sans-serif';
const { e1, e2, e3 } = shadows;

/** The width axis sets density. */
export const typography = {
  fontFamily,
  fontSize: 14,
  htmlFontSize: 16,
  fontWeightRegular: 400,
  fontWeightMedium: 560,
  fontWeightBold: 660,
  h1: { fontSize: rem(28), lineHeight: 1.15, fontWeight: 680, fontStretch: '108%', letterSpacing: '-.012em' },
  h2: { fontSize: rem(20), lineHeight: 1.2, fontWeight: 660, fontStretch: '106%', letterSpacing: '-.008em' },
  h3: { fontSize: rem(15), lineHeight: 1.3, fontWeight: 640 },
  body1: { fontSize: rem(14), lineHeight: 1.45 },
  body2: { fontSize: rem(13), lineHeight: 1.4, fontStretch: '94%' },
  caption: { fontSize: rem(12), lineHeight: 1.35, fontStretch: '94%' },
  button: { fontSize: rem(14), fontWeight: 620, textTransform: 'none', letterSpacing: 0 },
  price: { fontSize: rem(16), fontWeight: 680, lineHeight: 1.25 },
  priceLarge: { fontSize: rem(36), fontWeight: 700, fontStretch: '104%', letterSpacing: '-.02em', lineHeight: 1.1 },
  meta: { fontSize: rem(13), fontStretch: '94%', color: tokens.ink[500] },
} satisfies ThemeOptions['typography'];

export const themeOptions: ThemeOptions = {
  breakpoints: { values: { xs: 0, sm: 768, md: 992, lg: 1200, xl: 1440 } },
  spacing: 8,
  shape: { borderRadius: 8 },
  shadows: ['none', e1, e2, e3, ...Array.from({ length: 21 }, () => e3)] as ThemeOptions['shadows'],
  palette: {
    mode: 'light',
    contrastThreshold: 4.5,
    primary: { main: tokens.aub[700], dark: tokens.aub[800], light: tokens.aub[100], contrastText: '#FFFFFF' },
    secondary: { main: tokens.ink[700], dark: tokens.ink[900], light: tokens.ground[100], contrastText: '#FFFFFF' },
    error: { main: tokens.bad[700], dark: tokens.bad[900], light: tokens.bad[100], contrastText: '#FFFFFF' },
    warning: { main: tokens.time[500], dark: tokens.time[700], light: tokens.time[100], contrastText: tokens.ink[900] },
    info: { main: tokens.info[700], dark: tokens.info[900], light: tokens.info[100], contrastText: '#FFFFFF' },
    success: { main: tokens.ok[700], dark: tokens.ok[900], light: tokens.ok[100], contrastText: '#FFFFFF' },
    text: { primary: tokens.ink[900], secondary: tokens.ink[500], disabled: tokens.ink[500] },
    divider: tokens.line[200],
    background: { default: tokens.ground[50], paper: '#FFFFFF' },
    action: {
      hover: tokens.aub[50],
      selected: tokens.aub[100],
      focus: tokens.aub[100],
      disabled: tokens.ink[500],
      disabledBackground: tokens.ground[100],
    },
    talloor,
  },
  typography,
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 180,
      standard: 180,
      complex: 240,
      enteringScreen: 240,
      leavingScreen: 180,
    },
    easing: {
      easeInOut: 'cubic-bezier(.2,.7,.2,1)',
      easeOut: 'cubic-bezier(.2,.7,.2,1)',
      easeIn: 'cubic-bezier(.4,0,1,1)',
      sharp: 'cubic-bezier(.4,0,.6,1)',
    },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        ':root': tokenVariables,
        body: { fontVariantNumeric: 'tabular-nums', wordSpacing: '.06em', WebkitFontSmoothing: 'antialiased' },
        'button, input, select, textarea': { wordSpacing: 'inherit', fontVariantNumeric: 'inherit' },
        ':focus-visible': focusRing,
        '@media (prefers-reduced-motion: reduce)': {
          '*': { transition: 'none !important', animation: 'none !important' },
        },
      },
    },
    ...controlStyles,
    ...surfaceStyles,
  },
};
