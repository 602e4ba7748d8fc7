import { createTheme } from '@mui/material/styles';
import { themeOptions } from '@talloor/look/themeOptions.ts';

export const shopTheme = createTheme(themeOptions);
