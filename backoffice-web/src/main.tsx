import '@talloor/look/layout.css';
import './theme/office.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { lengthOf } from '@talloor/rules/account/fields/lengthOf.ts';
import { fieldNotices } from '@talloor/messages/fieldNotices/fieldNotices.ts';
import { hearFills } from '@talloor/look/hearFills.ts';
import { watchFields } from '@talloor/look/fieldNotices/watchFields.ts';
import { OfficeApp } from './OfficeApp.tsx';
import { officeLanguage } from './i18n/officeLanguage.ts';

hearFills();
watchFields({ texts: () => fieldNotices[officeLanguage.get()], lengthOf });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <OfficeApp />
  </StrictMode>,
);
