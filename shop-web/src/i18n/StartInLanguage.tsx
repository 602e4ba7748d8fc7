import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageOfPath } from '../paths.ts';
import { rememberLanguage } from './languageChoice.ts';

export function StartInLanguage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    rememberLanguage(languageOfPath(pathname) ?? 'nl');
    void navigate('/', { replace: true });
  }, [pathname, navigate]);
  return null;
}
