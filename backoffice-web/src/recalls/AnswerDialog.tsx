import { useId, useState } from 'react';
import { useRefresh } from 'react-admin';
import { acknowledgeRecallFor, type OfficeRecallCustomer } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { quantityInput, readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { Field } from '../content/fields/Field.tsx';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonDialog } from '../people/ReasonDialog.tsx';

type AnswerDialogProps = {
  readonly recall: string;
  readonly customer: OfficeRecallCustomer;
  readonly onClose: () => void;
};

const fates = ['held', 'used', 'destroyed'] as const;
type Fate = (typeof fates)[number];

export const AnswerDialog = ({ recall, customer, onClose }: AnswerDialogProps) => {
  const { t, language } = useOfficeText();
  const refresh = useRefresh();
  const field = useId();
  const [inputs, setInputs] = useState<Readonly<Record<string, string>>>({});
  // The version under the answer; after a refusal, the shown one (ADR 0125).
  const [seenVersion, setSeenVersion] = useState<string | null>(customer.version);
  const type = (key: string, value: string) => {
    setSeenVersion(seenVersion ?? customer.version);
    setInputs({ ...inputs, [key]: value });
  };
  const lines = customer.deliveries.flatMap(({ delivery_number: delivery, lines: of }) =>
    of.map((line) => ({ ...line, delivery, key: `${delivery}-${line.line_id}` })),
  );
  const valueOf = ({ key, answer }: (typeof lines)[number], fate: Fate): string =>
    inputs[`${key}-${fate}`] ?? (answer === null ? '' : quantityInput(answer[fate]));
  const answered = lines.filter((line) => fates.some((fate) => valueOf(line, fate).trim() !== ''));
  const read = (line: (typeof lines)[number], fate: Fate): number => {
    const step = Number.isInteger(line.quantity) ? 1 : 0.001;
    const typed = readTypedQuantity(valueOf(line, fate), { step, units: [line.unit], most: line.quantity });
    return typeof typed === 'string' ? Number.NaN : typed;
  };
  const isWrong = (line: (typeof lines)[number]) =>
    !(fates.reduce((sum, fate) => sum + read(line, fate) * 1000, 0) <= line.quantity * 1000 + 0.5);
  return (
    <ReasonDialog
      act="acknowledgeRecall"
      title={t('recalls.noteTitle', { name: customer.name })}
      hint={t('recalls.noteHint')}
      submit={t('recalls.noteSave')}
      successMessage={t('recalls.noteDone')}
      isIncomplete={lines.some(isWrong)}
      onClose={onClose}
      onGo={(reason) =>
        officeClient
          .call(acknowledgeRecallFor, {
            params: { id: recall },
            body: {
              customer_number: customer.customer_number,
              reason,
              version: seenVersion ?? customer.version,
              lines: answered.map((line) => {
                const [held = 0, used = 0, destroyed = 0] = fates.map((fate) => read(line, fate));
                return { delivery_number: line.delivery, line_id: line.line_id, held, used, destroyed };
              }),
            },
          })
          .catch((error: unknown) => {
            // Typed values stay.
            if (error instanceof ProblemError && error.code === 'recall.changed') setSeenVersion(null);
            refresh();
            throw error;
          })
      }
    >
      {lines.map((line) => {
        const most = `${formatNumber(language, line.quantity)} ${line.unit}`;
        return (
          <fieldset key={line.key} className="recall-fates">
            <legend className="weight-600">
              {t('recalls.lineOf', { article: line.name, number: line.delivery, most })}
            </legend>
            {fates.map((fate) => {
              const id = `${field}-${line.key}-${fate}`;
              const wrong = isWrong(line);
              return (
                <Field
                  key={fate}
                  id={id}
                  label={t(`recalls.columns.${fate}`)}
                  error={wrong && fate === 'held' ? t('recalls.quantityWrong', { most }) : undefined}
                >
                  <input
                    id={id}
                    className="office-field"
                    inputMode="decimal"
                    {...fieldOf(`lines.${answered.indexOf(line)}.${fate}`)}
                    value={valueOf(line, fate)}
                    aria-invalid={wrong}
                    onChange={(event) => type(`${line.key}-${fate}`, event.target.value)}
                  />
                </Field>
              );
            })}
          </fieldset>
        );
      })}
    </ReasonDialog>
  );
};
