import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { routeConfiguration } from '../routeConfiguration.ts';
import { useLookUpCode } from './useLookUpCode.ts';

export function useFindByCode(onFound: () => void) {
  const navigate = useNavigate();
  const language = useLanguage();
  return useLookUpCode(
    useCallback(
      async (id: string) => {
        onFound();
        await navigate(routeConfiguration.productShow(language, { id }));
      },
      [language, navigate, onFound],
    ),
  );
}
