import { createTheme } from '@mui/material/styles';
import { themeOptions } from '@talloor/look/themeOptions.ts';

/** Material UI theme of the shop: the tokens, density and states of the design. */
export const shopTheme = createTheme(themeOptions);
