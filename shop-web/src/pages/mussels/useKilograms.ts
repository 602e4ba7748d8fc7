import { formatNumber } from '@talloor/rules/format/money.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

/** `2,5 kg`, unbroken. */
export function useKilograms(): (weight: number) => string {
  const language = useLanguage();
  return (weight) => `${formatNumber(language, weight)}\u00a0kg`;
}
