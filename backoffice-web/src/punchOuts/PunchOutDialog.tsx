import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { OfficeCustomer } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { changeOfficePunchOutSettings } from '@talloor/contracts/endpoints/officePunchOuts.ts';
import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import {
  depositWays,
  fieldExpressions,
  freeWays,
  punchOutCharsets,
  punchOutWays,
  weightWays,
  type FieldExpression,
  type PunchOutSettings,
} from '@talloor/rules/punchOut/settings.ts';
import { describedBy, Field } from '../content/fields/Field.tsx';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonDialog } from '../people/ReasonDialog.tsx';
import { readHosts, readUnits, withField, writeUnits } from './writtenSettings.ts';

type PunchOutDialogProps = {
  readonly customer: OfficeCustomer;
  readonly settings: PunchOutSettings;
  readonly onClose: () => void;
};

const customFields = [1, 2, 3, 4, 5] as const;

export function PunchOutDialog({ customer, settings, onClose }: PunchOutDialogProps) {
  const { t } = useOfficeText();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(settings);
  const [hostText, setHostText] = useState(settings.hosts.join('\n'));
  const [unitText, setUnitText] = useState(writeUnits(settings.units));
  const { hosts, unread: unreadHosts } = readHosts(hostText);
  const { units, unread: unreadUnits } = readUnits(unitText);
  const wrong = (unread: readonly string[]) =>
    unread.length === 0 ? undefined : t('punchOutSettings.unread', { lines: unread.join(', ') });
  return (
    <ReasonDialog
      act="changePunchOut"
      title={t('punchOutSettings.changeTitle', { name: customer.name })}
      hint={t('punchOutSettings.hint')}
      submit={t('punchOutSettings.save')}
      successMessage={t('punchOutSettings.saved')}
      isIncomplete={unreadHosts.length > 0 || unreadUnits.length > 0}
      onClose={onClose}
      onGo={async (reason) => {
        const body = { ...draft, hosts, units, reason };
        const saved = await officeClient.call(changeOfficePunchOutSettings, { params: { id: customer.id }, body });
        queryClient.setQueryData(['punch-out-settings', customer.id], saved);
      }}
    >
      <TextLines
        path="hosts"
        label={t('punchOutSettings.hosts')}
        hint={t('punchOutSettings.hostsHint')}
        error={wrong(unreadHosts)}
        text={hostText}
        onType={setHostText}
      />
      <Choice
        path="way"
        label={t('punchOutSettings.way')}
        options={punchOutWays.map((value) => [value, t(`punchOutSettings.ways.${value}`)])}
        chosenValue={draft.way}
        onChoose={(way) => setDraft({ ...draft, way })}
      />
      <Choice
        path="deposit"
        label={t('punchOutSettings.deposit')}
        options={depositWays.map((value) => [value, t(`punchOutSettings.deposits.${value}`)])}
        chosenValue={draft.deposit}
        onChoose={(deposit) => setDraft({ ...draft, deposit })}
      />
      <Choice
        path="free_articles"
        label={t('punchOutSettings.free')}
        options={freeWays.map((value) => [value, t(`punchOutSettings.frees.${value}`)])}
        chosenValue={draft.free_articles}
        onChoose={(freeArticles) => setDraft({ ...draft, free_articles: freeArticles })}
      />
      <Choice
        path="weight"
        label={t('punchOutSettings.weight')}
        options={weightWays.map((value) => [value, t(`punchOutSettings.weights.${value}`)])}
        chosenValue={draft.weight}
        onChoose={(weight) => setDraft({ ...draft, weight })}
      />
      <Choice
        path="charset"
        label={t('punchOutSettings.charset')}
        options={punchOutCharsets.map((value) => [value, value])}
        chosenValue={draft.charset}
        onChoose={(charset) => setDraft({ ...draft, charset })}
      />
      <VendorField value={draft.vendor} onType={(vendor) => setDraft({ ...draft, vendor })} />
      <TextLines
        path="units"
        label={t('punchOutSettings.units')}
        hint={t('punchOutSettings.unitsHint')}
        error={wrong(unreadUnits)}
        text={unitText}
        onType={setUnitText}
      />
      {customFields.map((field) => (
        <Choice<FieldExpression | ''>
          key={field}
          path="custom_fields"
          label={`CUST_FIELD${field}`}
          options={[
            ['', t('punchOutSettings.noValue')],
            ...fieldExpressions.map((value) => [value, t(`punchOutSettings.expressions.${value}`)] as const),
          ]}
          chosenValue={draft.custom_fields.find((each) => each.field === field)?.value ?? ''}
          onChoose={(value) => setDraft({ ...draft, custom_fields: withField(draft.custom_fields, field, value) })}
        />
      ))}
    </ReasonDialog>
  );
}

type ChoiceProps<Value extends string> = {
  readonly path: string;
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly chosenValue: Value;
  readonly onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ path, label, options, chosenValue, onChoose }: ChoiceProps<Value>) {
  return (
    <label>
      <span>{label}</span>
      <select
        {...fieldOf(path)}
        value={chosenValue}
        onChange={({ target: { value } }) => {
          const chosen = options.find(([each]) => each === value);
          if (chosen !== undefined) onChoose(chosen[0]);
        }}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

type TextLinesProps = {
  readonly path: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly text: string;
  readonly onType: (text: string) => void;
};

function TextLines({ path, label, hint, error, text, onType }: TextLinesProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        className="office-field"
        rows={3}
        {...fieldOf(path)}
        value={text}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, hint, error)}
        onChange={({ target: { value } }) => onType(value)}
      />
    </Field>
  );
}

function VendorField({ value, onType }: { readonly value: string; readonly onType: (vendor: string) => void }) {
  const { t } = useOfficeText();
  const id = useId();
  const hint = t('punchOutSettings.vendorHint');
  return (
    <Field id={id} label={t('punchOutSettings.vendor')} hint={hint}>
      <input
        id={id}
        className="office-field"
        {...atMost(10, 'vendor')}
        value={value}
        aria-describedby={describedBy(id, hint, undefined)}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  );
}
