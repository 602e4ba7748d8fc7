import { useTranslation } from 'react-i18next';

type ExtraOrderChoiceProps = {
  readonly orders: readonly string[];
  readonly chosenOrder: string | null;
  readonly onChoose: (mainOrder: string | null) => void;
};

export function ExtraOrderChoice({ orders, chosenOrder, onChoose }: ExtraOrderChoiceProps) {
  const { t } = useTranslation();
  return orders.map((order) => (
    <label key={order} className="framed-300 round-12 ink-700 pointer picker-extra row at-top gap-12 small">
      <input
        type="checkbox"
        checked={chosenOrder === order}
        onChange={(event) => onChoose(event.target.checked ? order : null)}
      />
      <span>
        <b className="ink-900 weight-640">{t('picker.extra', { order })}</b>
        <br />
        <span>{t('picker.extraText')}</span>
      </span>
    </label>
  ));
}
