import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { mostDocumentCustomers } from '@talloor/contracts/endpoints/documents.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/SessionProvider.tsx';
import styles from './DocumentsPage.module.css';

type DocumentCustomersProps = {
  readonly chosenNumbers: readonly string[];
  readonly onChoose: (numbers: readonly string[]) => void;
};

export function DocumentCustomers({ chosenNumbers, onChoose }: DocumentCustomersProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (user.customers.length < 2) return null;
  const choose = (number: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosenNumbers, number] : chosenNumbers.filter((each) => each !== number));
  return (
    <fieldset className={`${styles['choice']}`}>
      <legend>{t('documents.customers')}</legend>
      {user.customers.map(({ customer_number: number, name }) => (
        <label key={number}>
          <input
            type="checkbox"
            checked={chosenNumbers.includes(number)}
            disabled={!chosenNumbers.includes(number) && chosenNumbers.length >= mostDocumentCustomers}
            onChange={({ target }) => choose(number, target.checked)}
            {...fieldOf('customer_numbers')}
          />
          <span>{t('documents.customer', { name, number })}</span>
        </label>
      ))}
    </fieldset>
  );
}
