import '@talloor/look/layout.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { lengthOf } from '@talloor/rules/account/fields/lengthOf.ts';
import { fieldNotices } from '@talloor/messages/fieldNotices/fieldNotices.ts';
import { hearFills } from '@talloor/look/hearFills.ts';
import { watchFields } from '@talloor/look/fieldNotices/watchFields.ts';
import { App } from './App.tsx';
import { shownLanguage } from './i18n/showLanguage.ts';

hearFills();
watchFields({ texts: () => fieldNotices[shownLanguage()], lengthOf });
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const render = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
if (/^\/(oci\/|erp-|connexion-erp)/.test(location.pathname))
  void import('./punchOut/enterPunchOut.tsx').then(({ enterPunchOut }) => {
    enterPunchOut();
    render();
  });
else render();
