import { useTranslation } from 'react-i18next';
import { Page } from '../../shell/Page.tsx';

export function Component() {
  const { t } = useTranslation();
  return <Page title={t('pages.checkout')} />;
}
