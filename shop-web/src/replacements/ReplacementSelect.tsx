import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap';
import type { ReplacementChoice } from '@talloor/contracts/shapes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import './ReplacementSelect.css';

const choices = ['replace', 'ask', 'never'] as const;

type SelectProps = {
  readonly article: { readonly number: string; readonly name: string };
  /** Null for the customer's default. */
  readonly storedChoice: ReplacementChoice | null;
  readonly agreed: ReplacementChoice | null;
  readonly onChoose: (articleNumber: string, choice: ReplacementChoice | null) => Promise<unknown>;
};

export function ReplacementSelect({ article, storedChoice, agreed, onChoose }: SelectProps) {
  const { t } = useTranslation();
  const [pendingChoice, setPendingChoice] = useState<ReplacementChoice | null | undefined>(undefined);
  const choose = async (choice: ReplacementChoice | null) => {
    setPendingChoice(choice);
    try {
      await onChoose(article.number, choice);
    } catch (error) {
      showToast({ kind: 'error', error, title: t('replacement.choiceFailed'), text: failureText(error, t) });
    } finally {
      setPendingChoice(undefined);
    }
  };
  const shownChoice = pendingChoice === undefined ? storedChoice : pendingChoice;
  const asAgreed =
    agreed === null
      ? t('replacement.asAgreed')
      : t('replacement.asAgreedTo', { choice: t(`orderSettings.choices.${agreed}`) });
  return (
    <label
      className={shownChoice === null ? 'replacement-select is-agreed' : 'replacement-select'}
      {...(shownChoice === null && { title: `${t('replacement.shortage')} ${asAgreed}` })}
    >
      {shownChoice === null && (
        <>
          <SwapIcon size={16} />
          <CaretDownIcon size={12} weight="bold" />
        </>
      )}
      <span className={shownChoice === null ? 'sr-only' : undefined}>
        <span>{t('replacement.shortage')}</span>
        <span className="sr-only">
          {' '}
          <span>{article.name}</span>
        </span>
      </span>
      <select
        value={shownChoice ?? ''}
        onChange={({ target: { value } }) => void choose(choices.find((each) => each === value) ?? null)}
      >
        <option value="">{asAgreed}</option>
        {choices.map((each) => (
          <option key={each} value={each}>
            {t(`orderSettings.choices.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
