import { useId, useState } from 'react';
import { collectReturn, type OfficeReturn } from '@talloor/contracts/endpoints/officeReturns.ts';
import { isoDay } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { quantityInput, readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { Field } from '../content/fields/Field.tsx';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { useShopMinute } from '../layout/useShopMinute.ts';
import { ActDialog } from '../layout/ActDialog.tsx';
import { isRealDay } from '@talloor/rules/format/readDay.ts';
import { ReturnDay } from './ReturnDay.tsx';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';

export const CollectDialog = ({
  officeReturn: { id, lines },
  onClose,
}: {
  readonly officeReturn: OfficeReturn;
  readonly onClose: () => void;
}) => {
  const { t, language } = useOfficeText();
  const field = useId();
  const [day, setDay] = useState(isoDay(useShopMinute()));
  const [inputs, setInputs] = useState<Readonly<Record<string, string>>>({});
  const [hasTried, setTried] = useState(false);
  const valueOf = ({ line_id: lineId, quantity }: OfficeReturn['lines'][number]) =>
    inputs[lineId] ?? quantityInput(quantity);
  const read = (line: OfficeReturn['lines'][number]) => {
    const limits = { step: Number.isInteger(line.quantity) ? 1 : 0.001, units: [line.unit], most: line.quantity };
    return valueOf(line).trim() === '' ? 'unreadable' : readTypedQuantity(valueOf(line), limits);
  };
  const collected = lines.flatMap((line) => {
    const quantity = read(line);
    return typeof quantity === 'string' ? [] : [{ line_id: line.line_id, quantity }];
  });
  return (
    <ActDialog
      title={t('returns.collectTitle', { number: id })}
      hint={t('returns.collectHint')}
      submit={t('returns.collect')}
      successMessage={t('returns.collectedDone')}
      onClose={onClose}
      isReady={() => {
        setTried(true);
        return isRealDay(day) && collected.length === lines.length;
      }}
      onGo={() =>
        officeClient.call(collectReturn, {
          params: { id },
          body: { day, lines: collected },
        })
      }
    >
      <ReturnDay day={day} isMissing={hasTried && !isRealDay(day)} onDay={setDay} />
      {lines.map((line, at) => {
        const quantity = `${formatNumber(language, line.quantity)} ${line.unit}`;
        const own = `${field}-${line.line_id}`;
        const wrong = hasTried && typeof read(line) === 'string';
        return (
          <Field
            key={line.line_id}
            id={own}
            label={t('returns.collectQuantity', { article: line.name, quantity })}
            error={wrong ? t('returns.quantityWrong', { quantity }) : undefined}
            isRequired
          >
            <input
              id={own}
              className="office-field"
              inputMode="decimal"
              {...fieldOf(`lines.${at}.quantity`)}
              value={valueOf(line)}
              aria-required
              aria-invalid={wrong}
              aria-describedby={wrong ? `${own}-error` : undefined}
              onChange={(event) => setInputs({ ...inputs, [line.line_id]: event.target.value })}
            />
          </Field>
        );
      })}
    </ActDialog>
  );
};
