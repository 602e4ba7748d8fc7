import { getOrderSettings } from '@talloor/contracts/calls/orderSettings.ts';
import type { ReplacementChoice } from '@talloor/contracts/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import './ReplacementSelect.css';

const choices = ['replace', 'ask', 'never'] as const;

type SelectProps = {
  /** Name of the article. */
  readonly article: string;
  /** Null where what holds for the customer does. */
  readonly chosen: ReplacementChoice | null;
  readonly onChoose: (choice: ReplacementChoice | null) => Promise<unknown>;
};

/** What is to come where one article falls short: as the customer agreed, or otherwise. */
export function ReplacementSelect({ article, chosen, onChoose }: SelectProps) {
  const { t } = useTranslation();
  const { customer } = useSession();
  // Shown in the same moment as it is chosen.
  const [wanted, setWanted] = useState<ReplacementChoice | null | undefined>(undefined);
  const { data } = useQuery({
    queryKey: ['order-settings', customer?.customer_number ?? null],
    queryFn: ({ signal }) => call(getOrderSettings, {}, { signal }),
  });
  const choose = async (choice: ReplacementChoice | null) => {
    setWanted(choice);
    try {
      await onChoose(choice);
    } catch (error) {
      showToast({ kind: 'error', title: t('replacement.choiceFailed'), text: failureText(error, t) });
    } finally {
      setWanted(undefined);
    }
  };
  const shown = wanted === undefined ? chosen : wanted;
  const agreed = data === undefined ? '' : t(`orderSettings.choices.${data.replacements}`);
  return (
    <label className="replacement-select">
      <span>
        {t('replacement.shortage')}
        <span className="sr-only"> {article}</span>
      </span>
      <select
        value={shown ?? ''}
        onChange={({ target: { value } }) => void choose(choices.find((each) => each === value) ?? null)}
      >
        <option value="">
          {agreed === '' ? t('replacement.asAgreed') : t('replacement.asAgreedTo', { choice: agreed })}
        </option>
        {choices.map((each) => (
          <option key={each} value={each}>
            {t(`orderSettings.choices.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
