import '@talloor/look/layout.css';
import './theme/office.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OfficeApp } from './OfficeApp.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <OfficeApp />
  </StrictMode>,
);
