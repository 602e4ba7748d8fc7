import type { ThemeOptions } from '@mui/material/styles';
import { focusRing } from './focusRing.ts';
import { rem } from './rem.ts';
import { tokens } from './tokens.ts';

export const controlStyles: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  // The default knob is white on a white card.
  MuiSwitch: { styleOverrides: { switchBase: { '&:not(.Mui-checked, .Mui-disabled)': { color: tokens.ink[500] } } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        height: rem(40),
        padding: '0 16px',
        borderRadius: 8,
        gap: 8,
        whiteSpace: 'nowrap',
        '@media (max-width:767.95px)': { height: rem(46) },
      },
      sizeSmall: {
        height: rem(32),
        padding: '0 12px',
        fontSize: rem(13),
        borderRadius: 6,
        '@media (max-width:767.95px)': { height: rem(44) },
      },
      sizeLarge: { height: rem(52), padding: '0 24px', fontSize: rem(16), borderRadius: 10 },
      outlined: { borderColor: tokens.ink[400], color: tokens.ink[900], backgroundColor: '#FFFFFF' },
      text: { padding: '0 10px' },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
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
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: rem(44),
        fontSize: rem(15),
        backgroundColor: '#FFFFFF',
        '@media (max-width:767.95px)': { fontSize: rem(16) },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: tokens.ink[400] },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: tokens.aub[700] },
        '&.Mui-focused': { outline: `3px solid ${tokens.focus[500]}`, outlineOffset: 0 },
        '&.Mui-disabled': { backgroundColor: tokens.ground[100] },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: tokens.line[300] },
        '&.MuiInputBase-readOnly': { backgroundColor: tokens.ground[100] },
      },
      input: { padding: '0 12px', height: rem(42) },
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
        whiteSpace: 'normal',
        overflow: 'visible',
        overflowWrap: 'anywhere',
        maxWidth: '100%',
        fontSize: rem(14),
        fontWeight: 600,
        color: tokens.ink[900],
        marginBottom: 6,
        '&.Mui-focused, &.Mui-error': { color: tokens.ink[900] },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 0 0', fontSize: rem(13), '&.Mui-error': { fontWeight: 560 } } },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 2, color: tokens.ink[400] } } },
  MuiRadio: { styleOverrides: { root: { padding: 2, color: tokens.ink[400] } } },
  MuiToggleButtonGroup: { styleOverrides: { root: { backgroundColor: '#FFFFFF' } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: rem(40),
        padding: '0 14px',
        gap: 7,
        border: `1px solid ${tokens.ink[400]}`,
        color: tokens.ink[700],
        fontWeight: 560,
        textTransform: 'none',
        '@media (max-width:767.95px)': { minHeight: rem(44) },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tokens.aub[700], color: '#FFFFFF' },
      },
    },
  },
};
