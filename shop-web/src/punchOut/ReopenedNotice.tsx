import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../components/Notice.tsx';

/** After a call with EXT_QUOTE_ID; `returned=0`: that basket no longer exists. */
export function ReopenedNotice() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const returned = query.get('returned');
  if (returned === null) return null;
  return (
    <Notice severity={returned === '1' ? 'success' : 'warning'} role="note" className="below-16">
      {returned === '1' ? `${t('punchOut.opened')} ${t('punchOut.openedText')}` : t('punchOut.notOpened')}
    </Notice>
  );
}
