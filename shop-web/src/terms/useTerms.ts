import { getTerms } from '@talloor/contracts/endpoints/terms.ts';
import { company } from '@talloor/look/company.ts';
import { sayCompanyIn } from '@talloor/messages/company/sayCompany.ts';
import { fr } from '@talloor/messages/terms/fr.ts';
import { nl } from '@talloor/messages/terms/nl.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { readTerms } from './readTerms.ts';

export const termsKey = ['terms'] as const;

export function useTerms() {
  const language = useLanguage();
  const { user } = useSession();
  return useQuery({
    queryKey: [...termsKey, language, user.id],
    queryFn: ({ signal }) => call(getTerms, {}, { signal }),
    refetchOnMount: 'always',
  });
}

export function useTermsText(text: string | null) {
  const first = { nl, fr }[useLanguage()];
  return text === null ? sayCompanyIn(first, company.name) : readTerms(first.title, text);
}
