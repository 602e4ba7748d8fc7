import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../fields/SubmitButton.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

type PlaceButtonProps = {
  readonly form: string;
  readonly basket: BasketView;
  readonly isShort: boolean;
  readonly isBusy: boolean;
  readonly isChanged: boolean;
  readonly isDisabled: boolean;
  readonly isAsking: boolean;
};

export function PlaceButton({ form, basket, isShort, isBusy, isChanged, isDisabled, isAsking }: PlaceButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { amount_to_pay, is_approximate } = basket;
  const changedLabel =
    amount_to_pay === null
      ? t('checkout.placeChangedHidden')
      : t('checkout.placeChanged', { amount: formatApproximate(language, amount_to_pay, is_approximate) });
  const label = isAsking
    ? t(isShort ? 'approvals.askShort' : 'approvals.ask')
    : isShort
      ? t('checkout.placeShort')
      : isChanged
        ? changedLabel
        : t('checkout.place');
  return (
    <SubmitButton form={form} size="large" fullWidth={!isShort} disabled={isDisabled}>
      <span>{isBusy && !isShort ? t(isAsking ? 'approvals.asking' : 'checkout.placing') : label}</span>
    </SubmitButton>
  );
}
