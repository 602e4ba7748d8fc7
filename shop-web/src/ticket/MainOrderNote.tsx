import { useTranslation } from 'react-i18next';

export function MainOrderNote({ order }: { readonly order: string | null }) {
  const { t } = useTranslation();
  if (order === null) return null;
  return (
    <p className="ticket-note">
      <span>{t('confirmation.mainOrder')}</span> <b>{order}</b>
    </p>
  );
}
