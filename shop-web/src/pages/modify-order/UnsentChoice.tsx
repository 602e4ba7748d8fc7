import type { ModificationView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import type { Modification } from '../../modification/useModification.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';

type UnsentChoiceProps = { readonly view: ModificationView; readonly modification: Modification };

const choices = ['drop', 'send'] as const;

/** What becomes of the changes where nobody sends them by the deadline. */
export function UnsentChoice({ view, modification }: UnsentChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const note = useId();
  const [isBusy, setIsBusy] = useState(false);
  const choose = (choice: (typeof choices)[number]) => {
    if (isBusy) return;
    setIsBusy(true);
    modification
      .chooseUnsent(choice)
      .catch((failure: unknown) => {
        showToast({ kind: 'error', title: t('modify.unsentFailed'), text: failureText(failure, t) });
        void modification.refetch();
      })
      .finally(() => setIsBusy(false));
  };
  return (
    <fieldset className="modify-unsent" aria-describedby={note}>
      <legend>{t('modify.unsentTitle', { moment: formatWeekdayTime(language, view.changeable_until) })}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={note} checked={view.unsent === choice} onChange={() => choose(choice)} />
          {t(`modify.unsent.${choice}`)}
        </label>
      ))}
      <p className="ticket-note" id={note}>
        {t(`modify.unsentNote.${view.unsent}`)}
      </p>
    </fieldset>
  );
}
