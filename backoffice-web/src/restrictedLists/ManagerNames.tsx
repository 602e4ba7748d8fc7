import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { OfficeRestrictedList } from '@talloor/contracts/endpoints/officeRestrictedLists.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

/** Without managers, the list binds everybody. */
export const ManagerNames = ({ managers }: Pick<OfficeRestrictedList, 'managers'>) => {
  const { t } = useOfficeText();
  if (managers.length === 0)
    return (
      <span className="state state-bad">
        <WarningCircleIcon size="1rem" weight="fill" aria-hidden />
        <span>{t('restrictedLists.nobody')}</span>
      </span>
    );
  return managers.map(({ id, name }) => name ?? t('changes.user', { id })).join(', ');
};
