import type { ThemeOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import '@fontsource-variable/archivo/wdth.css';
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

const focusRing = { outline: `3px solid ${tokens.focus[500]}`, outlineOffset: 2 };
const fontFamily = '"Archivo Variable", Archivo, "Helvetica Neue", Arial, sans-serif';
const { e1, e2, e3 } = shadows;

/** Type scale of the design; the width axis sets density. */
export const typography = {
  fontFamily,
  fontSize: 14,
  htmlFontSize: 16,
  fontWeightRegular: 400,
  fontWeightMedium: 560,
  fontWeightBold: 660,
  h1: { fontSize: 28, lineHeight: 1.15, fontWeight: 680, fontStretch: '108%', letterSpacing: '-.012em' },
  h2: { fontSize: 20, lineHeight: 1.2, fontWeight: 660, fontStretch: '106%', letterSpacing: '-.008em' },
  h3: { fontSize: 15, lineHeight: 1.3, fontWeight: 640 },
  body1: { fontSize: 14, lineHeight: 1.45 },
  body2: { fontSize: 13, lineHeight: 1.4, fontStretch: '94%' },
  caption: { fontSize: 12, lineHeight: 1.35, fontStretch: '94%' },
  button: { fontSize: 14, fontWeight: 620, textTransform: 'none', letterSpacing: 0 },
  price: { fontSize: 16, fontWeight: 680, lineHeight: 1.25 },
  priceLarge: { fontSize: 36, fontWeight: 700, fontStretch: '104%', letterSpacing: '-.02em', lineHeight: 1.1 },
  meta: { fontSize: 13, fontStretch: '94%', color: tokens.ink[500] },
} satisfies ThemeOptions['typography'];

/** Material UI options of both webs: the tokens, density and states of the design. */
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
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          height: 40,
          padding: '0 16px',
          borderRadius: 8,
          gap: 8,
          whiteSpace: 'nowrap',
          '@media (max-width:767.95px)': { height: 46 },
        },
        sizeSmall: { height: 32, padding: '0 12px', fontSize: 13, borderRadius: 6 },
        sizeLarge: { height: 52, padding: '0 24px', fontSize: 16, borderRadius: 10 },
        outlined: { borderColor: tokens.ink[400], color: tokens.ink[900], backgroundColor: '#FFFFFF' },
        text: { padding: '0 10px' },
      },
      variants: [
        {
          props: { variant: 'tonal' },
          style: {
            backgroundColor: tokens.aub[100],
            color: tokens.aub[700],
            '&:hover': { backgroundColor: tokens.aub[200] },
          },
        },
      ],
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          width: 36,
          height: 36,
          borderRadius: 8,
          color: tokens.ink[500],
          '&:hover': { backgroundColor: tokens.aub[100], color: tokens.aub[700] },
          '@media (max-width:767.95px)': { width: 44, height: 44 },
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        outlined: { borderColor: tokens.line[200], borderRadius: 12 },
      },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: 44,
          fontSize: 15,
          backgroundColor: '#FFFFFF',
          '@media (max-width:767.95px)': { fontSize: 16 },
          '& .MuiOutlinedInput-notchedOutline': { borderColor: tokens.ink[400] },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: tokens.aub[700] },
          '&.Mui-focused': { outline: `3px solid ${tokens.focus[500]}`, outlineOffset: 0 },
          '&.MuiInputBase-readOnly': { backgroundColor: tokens.ground[100] },
        },
        input: { padding: '0 12px', height: 42 },
        multiline: { padding: '10px 12px', '& textarea': { padding: 0, height: 'auto' } },
        notchedOutline: { '& legend': { display: 'none' }, top: 0 },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          fontSize: 14,
          fontWeight: 600,
          color: tokens.ink[900],
          marginBottom: 6,
          '&.Mui-focused, &.Mui-error': { color: tokens.ink[900] },
        },
      },
    },
    MuiFormHelperText: {
      styleOverrides: { root: { margin: '6px 0 0', fontSize: 13, '&.Mui-error': { fontWeight: 560 } } },
    },
    MuiCheckbox: { styleOverrides: { root: { padding: 2, color: tokens.ink[400] } } },
    MuiRadio: { styleOverrides: { root: { padding: 2, color: tokens.ink[400] } } },
    MuiChip: {
      styleOverrides: {
        root: { height: 24, borderRadius: 99, fontSize: 13, fontWeight: 600, fontStretch: '96%' },
        sizeSmall: { height: 20, borderRadius: 4, fontSize: 12 },
      },
    },
    MuiToggleButtonGroup: { styleOverrides: { root: { backgroundColor: '#FFFFFF' } } },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          height: 40,
          padding: '0 14px',
          gap: 7,
          border: `1px solid ${tokens.ink[400]}`,
          color: tokens.ink[700],
          textTransform: 'none',
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tokens.aub[700], color: '#FFFFFF' },
        },
      },
    },
    MuiTabs: {
      styleOverrides: { root: { minHeight: 42 }, indicator: { height: 3, backgroundColor: tokens.aub[700] } },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 42,
          minWidth: 0,
          padding: '8px 10px 12px',
          textTransform: 'none',
          fontWeight: 560,
          color: tokens.ink[500],
          '&.Mui-selected': { color: tokens.ink[900], fontWeight: 640 },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { padding: '9px 8px', borderColor: tokens.line[200], fontSize: 14 },
        head: { fontSize: 12, fontWeight: 560, color: tokens.ink[500], whiteSpace: 'nowrap', lineHeight: 1.4 },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: 18,
          boxShadow: e3,
          '@media (max-width:767.95px)': {
            margin: 0,
            width: '100%',
            maxHeight: '92vh',
            position: 'fixed',
            bottom: 0,
            borderRadius: '18px 18px 0 0',
          },
        },
      },
    },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(34,16,31,.56)' } } },
    },
    MuiPopover: { styleOverrides: { paper: { borderRadius: 12, boxShadow: e2 } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 40, fontSize: 14 } } },
    MuiTooltip: {
      defaultProps: { enterDelay: 300 },
      styleOverrides: {
        tooltip: {
          backgroundColor: tokens.ink[900],
          fontSize: 13,
          fontWeight: 560,
          borderRadius: 8,
          padding: '8px 12px',
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          borderRadius: 8,
          padding: '12px 16px',
          borderLeft: '4px solid',
          fontSize: 14,
          fontStretch: '100%',
          lineHeight: 1.45,
        },
        message: { padding: 0 },
        icon: { padding: 0, marginRight: 12, opacity: 1 },
      },
      variants: [
        {
          props: { variant: 'standard', severity: 'error' },
          style: { backgroundColor: tokens.bad[100], color: tokens.bad[900], borderColor: tokens.bad[700] },
        },
        {
          props: { variant: 'standard', severity: 'warning' },
          style: {
            backgroundColor: tokens.time[100],
            color: '#573700',
            borderColor: tokens.time[500],
            '& .MuiAlert-icon': { color: tokens.time[700] },
          },
        },
        {
          props: { variant: 'standard', severity: 'info' },
          style: { backgroundColor: tokens.info[100], color: tokens.info[900], borderColor: tokens.info[700] },
        },
        {
          props: { variant: 'standard', severity: 'success' },
          style: { backgroundColor: tokens.ok[100], color: tokens.ok[900], borderColor: tokens.ok[700] },
        },
      ],
    },
    MuiSnackbar: { defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'right' } } },
    MuiLinearProgress: {
      styleOverrides: {
        root: { height: 10, borderRadius: 9, backgroundColor: tokens.line[200] },
        bar: { borderRadius: 9 },
      },
    },
    MuiSkeleton: {
      defaultProps: { animation: 'wave' },
      styleOverrides: { root: { backgroundColor: tokens.ground[100], borderRadius: 6, transform: 'none' } },
    },
    MuiLink: {
      defaultProps: { underline: 'always' },
      styleOverrides: {
        root: {
          textUnderlineOffset: 3,
          textDecorationColor: 'rgba(94,42,82,.35)',
          '&:hover': { textDecorationColor: 'currentColor' },
        },
      },
    },
  },
};
