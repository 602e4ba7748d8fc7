import type { ThemeOptions } from '@mui/material/styles';
import { rem } from './rem.ts';
import { shadows, tokens } from './tokens.ts';

export const surfaceStyles: ThemeOptions['components'] = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderColor: tokens.line[200], borderRadius: 12 },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiChip: {
    styleOverrides: {
      root: { height: rem(24), borderRadius: 99, fontSize: rem(13), fontWeight: 600, fontStretch: '96%' },
      sizeSmall: { height: rem(20), borderRadius: 4, fontSize: rem(12) },
    },
  },
  MuiTabs: {
    styleOverrides: { root: { minHeight: rem(42) }, indicator: { height: 3, backgroundColor: tokens.aub[700] } },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: rem(42),
        minWidth: 0,
        padding: '8px 10px 12px',
        textTransform: 'none',
        fontWeight: 560,
        color: tokens.ink[500],
        '&.Mui-selected': { color: tokens.ink[900], fontWeight: 640 },
        '@media (max-width:767.95px)': { minHeight: rem(44) },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '9px 8px', borderColor: tokens.line[200], fontSize: rem(14) },
      head: { fontSize: rem(12), fontWeight: 560, color: tokens.ink[500], whiteSpace: 'nowrap', lineHeight: 1.4 },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 18,
        boxShadow: shadows.e3,
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
  MuiPopover: { styleOverrides: { paper: { borderRadius: 12, boxShadow: shadows.e2 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: rem(40), fontSize: rem(14), '@media (max-width:767.95px)': { minHeight: rem(44) } },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300 },
    styleOverrides: {
      tooltip: {
        backgroundColor: tokens.ink[900],
        fontSize: rem(13),
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
        fontSize: rem(14),
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
};
