import { brandSteps } from './brandSteps.ts';
import { company } from './company.ts';

const ownSteps = {
  950: '#22101F',
  900: '#34172E',
  800: '#48203F',
  700: '#5E2A52',
  600: '#75386A',
  200: '#E3CDDE',
  100: '#F3E8F0',
  50: '#FBF6FA',
};

/** Use theme.palette.talloor, or CSS `--aub-700`. */
export const tokens = {
  aub: company.colour === null ? ownSteps : brandSteps(company.colour),
  time: { 700: '#754A00', 500: '#F7BE3B', 100: '#FFF1CC' },
  ink: { 900: '#231A21', 700: '#4A3E47', 500: '#6B5E68', 400: '#8A7D87' },
  line: { 300: '#D8D1D6', 200: '#E8E3E7' },
  ground: { 100: '#F1EEF0', 50: '#F8F6F7' },
  ok: { 900: '#124B2A', 700: '#1B6A3C', 100: '#E1F2E6' },
  bad: { 900: '#7F1711', 700: '#AE231C', 300: '#D9938E', 100: '#FCE8E5' },
  info: { 900: '#123F6E', 700: '#1C5796', 100: '#E4EEF9' },
  changed: { 100: '#FBEFF8' },
  focus: { 500: '#1466D6' },
} as const;

/** Background and icon. */
export const boardColours = {
  veg: ['#E3F0DC', '#3C7428'],
  meat: ['#FADFDC', '#AB3328'],
  poultry: ['#FCEFC0', '#7D5B00'],
  fish: ['#DCEBF7', '#1F639B'],
  dairy: ['#E8ECF3', '#4C5A70'],
  bread: ['#F6E8D5', '#88551B'],
  frozen: ['#DBF0F3', '#1A6C7C'],
  dry: ['#EFE4DA', '#775033'],
  prepared: ['#FBE5D3', '#A34A11'],
  drinks: ['#EAE3F5', '#66429A'],
  nonfood: ['#E3E8EA', '#455C67'],
} as const;
export type BoardName = keyof typeof boardColours;

export const shadows = {
  e1: '0 1px 2px rgba(35,26,33,.06)',
  e2: '0 2px 6px rgba(35,26,33,.08), 0 10px 28px -8px rgba(35,26,33,.22)',
  e3: '0 28px 72px -16px rgba(35,26,33,.4), 0 4px 12px rgba(35,26,33,.1)',
} as const;

/** `--aub-700`, `--e2`. */
export const tokenVariables: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(tokens).flatMap(([name, steps]) =>
    Object.entries(steps).map(([step, colour]) => [`--${name}-${step}`, colour]),
  ),
  ...Object.entries(shadows).map(([name, value]) => [`--${name}`, value]),
  ['--focus', tokens.focus[500]],
]);
