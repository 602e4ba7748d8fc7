import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { rem } from '@talloor/look/rem.ts';
import { themeOptions, typography } from '@talloor/look/themeOptions.ts';
import { tokens } from '@talloor/look/tokens.ts';

const shared = themeOptions.components ?? {};

/** Shop tokens over react-admin's defaults (design: back office). */
export const officeTheme = {
  ...defaultTheme,
  ...themeOptions,
  typography: {
    ...typography,
    fontSize: 13.5,
    h1: { fontSize: rem(24), lineHeight: 1.15, fontWeight: 680, fontStretch: '108%' },
    h2: { fontSize: rem(15), fontWeight: 660, fontStretch: '102%' },
  },
  components: {
    ...defaultTheme.components,
    ...shared,
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
    MuiButton: {
      ...shared.MuiButton,
      styleOverrides: {
        ...shared.MuiButton?.styleOverrides,
        root: {
          minHeight: rem(36),
          padding: '0 12px',
          fontSize: rem(13.5),
          borderRadius: 8,
          gap: 8,
          whiteSpace: 'nowrap',
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: rem(38),
          fontSize: rem(14),
          backgroundColor: '#FFFFFF',
          '&.Mui-focused': { outline: `3px solid ${tokens.focus[500]}` },
        },
        input: { padding: '0 12px', height: rem(36) },
        notchedOutline: { borderColor: tokens.ink[400], top: 0, '& legend': { display: 'none' } },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { padding: '7px 12px', borderColor: tokens.line[200], fontSize: rem(13.5) },
        head: { fontSize: rem(12), fontWeight: 560, color: tokens.ink[500] },
      },
    },
    RaDatagrid: {
      styleOverrides: {
        root: {
          '& .RaDatagrid-headerCell': { backgroundColor: '#FFFFFF' },
          '& .RaDatagrid-row:hover, & .RaDatagrid-row:focus-visible': { backgroundColor: tokens.aub[50] },
        },
      },
    },
  },
} as RaThemeOptions;
