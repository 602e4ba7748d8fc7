import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { correctEmpties, getOfficeEmpties } from '@talloor/contracts/endpoints/empties.ts';
import { officeReasons } from '@talloor/contracts/officeReasons.ts';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { containerKinds, containersText, containerText } from '@talloor/messages/containers/containersText.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { defaultMaximum } from '@talloor/rules/quantity/quantityStep.ts';
import { readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { Field } from '../content/fields/Field.tsx';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonDialog } from '../people/ReasonDialog.tsx';

type CustomerEmptiesProps = { readonly id: string; readonly name: string; readonly mayEdit: boolean };

const isReason = (reason: string | null): reason is (typeof officeReasons)['correctEmpties'][number] =>
  officeReasons.correctEmpties.some((each) => each === reason);

export const CustomerEmpties = ({ id, name, mayEdit }: CustomerEmptiesProps) => {
  const { t, language } = useOfficeText();
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const [kind, setKind] = useState<string>(containerKinds[0]);
  const [count, setCount] = useState('1');
  const queryKey = ['customers', id, 'empties'];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => officeClient.call(getOfficeEmpties, { params: { id } }, { signal }),
  });
  const units = ['st', ...containerKinds.filter((each) => each === kind).map((each) => t(`empties.kinds.${each}`))];
  const typed = readTypedQuantity(count, { units, least: -defaultMaximum });
  const newCount = typeof typed === 'number' && Number.isInteger(typed) ? typed : 0;
  return (
    <section className="office-card people-card" aria-labelledby="customer-empties">
      <header>
        <h2 id="customer-empties">{t('empties.title')}</h2>
        {mayEdit && (
          <button type="button" className="office-button" onClick={() => setIsAsked(true)}>
            {t('empties.correct')}
          </button>
        )}
      </header>
      <p className="people-empty">
        {data === undefined
          ? '\u00a0'
          : data.balances.length === 0
            ? t('empties.even')
            : containersText(language, data.balances)}
      </p>
      {data !== undefined && data.moves.length > 0 && (
        <div className="content-table is-plain">
          <table>
            <caption className="sr-only">{t('empties.moves')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('empties.day')}</th>
                <th scope="col">{t('empties.because')}</th>
                <th scope="col" className="num">
                  {t('empties.moved')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.moves.slice(0, 12).map((move) => (
                <tr key={`${move.delivery_number ?? ''}-${move.at}-${move.kind}-${move.count}`}>
                  <td data-label={t('empties.day')}>{formatDay(language, move.at)}</td>
                  <td data-label={t('empties.because')}>
                    {move.delivery_number !== null
                      ? t('empties.delivery', { number: move.delivery_number })
                      : [isReason(move.reason) && t(`reasons.${move.reason}`), move.by].filter(Boolean).join(' · ')}
                  </td>
                  <td className="num" data-label={t('empties.moved')}>
                    {containerText(language, move)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isAsked && (
        <ReasonDialog
          act="correctEmpties"
          title={t('empties.correctTitle', { name })}
          hint={t('empties.correctHint')}
          submit={t('empties.correct')}
          successMessage={t('empties.corrected')}
          isIncomplete={newCount === 0}
          onClose={() => setIsAsked(false)}
          onGo={async (reason) => {
            const answer = await officeClient.call(correctEmpties, {
              params: { id },
              body: { kind, count: newCount, reason },
            });
            await queries.invalidateQueries({ queryKey });
            return answer;
          }}
        >
          <label>
            <span>{t('empties.kind')}</span>
            <select {...fieldOf('kind')} value={kind} onChange={(event) => setKind(event.target.value)}>
              {containerKinds.map((each) => (
                <option key={each} value={each}>
                  {t(`empties.kinds.${each}`)}
                </option>
              ))}
            </select>
          </label>
          <Field
            id="empties-count"
            label={t('empties.count')}
            error={
              newCount === 0 ? t('empties.countWrong', { most: formatNumber(language, defaultMaximum) }) : undefined
            }
          >
            <input
              id="empties-count"
              className="office-field"
              {...fieldOf('count')}
              value={count}
              aria-invalid={newCount === 0}
              aria-describedby={newCount === 0 ? 'empties-count-error' : undefined}
              onChange={(event) => setCount(event.target.value)}
            />
          </Field>
        </ReasonDialog>
      )}
    </section>
  );
};
