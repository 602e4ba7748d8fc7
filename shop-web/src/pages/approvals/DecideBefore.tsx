import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useCutOff } from '../../delivery/useCutOff.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

/** @param deadline epoch seconds */
export function DecideBefore({ deadline }: { readonly deadline: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const cutOff = useCutOff(deadline);
  return 'at' in cutOff
    ? t('approvals.before', { moment: formatWeekdayTime(language, cutOff.at) })
    : t(cutOff.kind === 'past' ? 'delivery.expired' : 'delivery.lastMinutes');
}
