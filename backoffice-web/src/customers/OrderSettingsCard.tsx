import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { OfficeCustomer } from '@talloor/contracts/endpoints/officeCustomers.ts';
import {
  chooseOfficeOrderSettings,
  earliestAnswerHour,
  getOfficeOrderSettings,
  type OrderSettings,
} from '@talloor/contracts/endpoints/orderSettings.ts';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { Field } from '../content/fields/Field.tsx';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { ReasonDialog } from '../people/ReasonDialog.tsx';

type CardProps = { readonly customer: OfficeCustomer; readonly mayEdit: boolean };

const modes = ['exclusive', 'shared'] as const;
const choices = ['replace', 'ask', 'never'] as const;

export function OrderSettingsCard({ customer, mayEdit }: CardProps) {
  const { t } = useOfficeText();
  const [isAsking, setAsking] = useState(false);
  const params = { id: customer.id };
  const { data } = useQuery({
    queryKey: ['order-settings', customer.id],
    queryFn: ({ signal }) => officeClient.call(getOfficeOrderSettings, { params }, { signal }),
  });
  if (data === undefined) return null;
  const facts = [
    [t('orderSettings.changes'), t(`orderSettings.${data.order_changes}`)],
    [t('orderSettings.shortage'), t(`orderSettings.${data.replacements}`)],
    [t('orderSettings.answerHour'), t('orderSettings.answerHourIs', { hour: data.answer_hour })],
  ] as const;
  return (
    <PeopleCard
      id="order-settings"
      title={t('orderSettings.title')}
      aside={
        mayEdit && (
          <button type="button" className="office-button" onClick={() => setAsking(true)}>
            {t('orderSettings.change')}
          </button>
        )
      }
    >
      <dl className="people-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isAsking && <SettingsDialog customer={customer} settings={data} onClose={() => setAsking(false)} />}
    </PeopleCard>
  );
}

type DialogProps = {
  readonly customer: OfficeCustomer;
  readonly settings: OrderSettings;
  readonly onClose: () => void;
};

function SettingsDialog({ customer, settings, onClose }: DialogProps) {
  const { t } = useOfficeText();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(settings);
  const id = useId();
  // False while empty.
  const isTooEarly = draft.answer_hour < earliestAnswerHour;
  return (
    <ReasonDialog
      act="chooseOrderSettings"
      title={t('orderSettings.changeTitle', { name: customer.name })}
      hint={t('orderSettings.hint')}
      submit={t('orderSettings.keep')}
      successMessage={t('orderSettings.kept')}
      isIncomplete={isTooEarly}
      onClose={onClose}
      onGo={async (reason) => {
        const body = { ...draft, reason };
        const saved = await officeClient.call(chooseOfficeOrderSettings, { params: { id: customer.id }, body });
        queryClient.setQueryData(['order-settings', customer.id], saved);
      }}
    >
      <Choice
        legend={t('orderSettings.changes')}
        path="order_changes"
        values={modes}
        chosenValue={draft.order_changes}
        onChoose={(mode) => setDraft({ ...draft, order_changes: mode })}
      />
      <Choice
        legend={t('orderSettings.shortage')}
        path="replacements"
        values={choices}
        chosenValue={draft.replacements}
        onChoose={(replacements) => setDraft({ ...draft, replacements })}
      />
      <Field
        id={`${id}-hour`}
        label={t('orderSettings.answerHour')}
        hint={t('orderSettings.answerHourHint')}
        error={isTooEarly ? t('orderSettings.answerHourWrong', { hour: earliestAnswerHour }) : undefined}
        isRequired
      >
        <input
          id={`${id}-hour`}
          type="time"
          className="office-field"
          {...fieldOf('answer_hour')}
          min={earliestAnswerHour}
          aria-invalid={isTooEarly}
          value={draft.answer_hour}
          onChange={({ target: { value } }) => setDraft({ ...draft, answer_hour: value })}
        />
      </Field>
    </ReasonDialog>
  );
}

type ChoiceProps<Value extends string> = {
  readonly legend: string;
  readonly path: string;
  readonly values: readonly Value[];
  readonly chosenValue: Value;
  readonly onChoose: (value: Value) => void;
};

function Choice<Value extends (typeof modes)[number] | (typeof choices)[number]>(props: ChoiceProps<Value>) {
  const { legend, path, values, chosenValue, onChoose } = props;
  const { t } = useOfficeText();
  return (
    <fieldset className="no-margin no-padding no-border people-choice stack gap-6">
      <legend className="weight-600">{legend}</legend>
      {values.map((value) => (
        <label className="row gap-8" key={value}>
          <input
            type="radio"
            name={legend}
            {...fieldOf(path)}
            checked={chosenValue === value}
            onChange={() => onChoose(value)}
          />
          <span>{t(`orderSettings.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
