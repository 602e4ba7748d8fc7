import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { IconContext } from '@phosphor-icons/react/dist/lib/context';
import { QueryClientProvider } from '@tanstack/react-query';
import { unstable_HistoryRouter as HistoryRouter, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { createQueryClient } from './server/createQueryClient.ts';
import { AppShell } from './shell/AppShell.tsx';
import { guardHistory } from './shell/guardHistory.ts';
import { leaveGuard } from './shell/leaveGuard.ts';
import './theme/base.css';
import { shopTheme } from './theme/shopTheme.ts';

/** Words beside icons carry the meaning. */
const icons = { 'aria-hidden': true } as const;

const queryClient = createQueryClient();
const history = guardHistory(UNSAFE_createBrowserHistory({ v5Compat: true }), leaveGuard);

export function App() {
  return (
    <ThemeProvider theme={shopTheme}>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <IconContext value={icons}>
          <HistoryRouter history={history}>
            <AppShell />
          </HistoryRouter>
        </IconContext>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
