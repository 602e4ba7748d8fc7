import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { auditQuestions, listAuditedEmployees } from '@talloor/contracts/endpoints/officeAudit.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { officeClient } from '../data/officeClient.ts';
import { DayField } from '../days/DayField.tsx';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import '../priceAsSeen/PriceAsSeen.css';
import './AuditForm.css';
import type { AuditFilter } from './auditFilter.ts';

type AuditFormProps = { readonly filter: AuditFilter; readonly onFilter: (filter: AuditFilter) => void };

export function AuditForm({ filter, onFilter }: AuditFormProps) {
  const { t } = useOfficeText();
  const [typed, setTyped] = useState(filter);
  const { data: employees = [] } = useQuery({
    queryKey: ['audit', 'employees'],
    queryFn: ({ signal }) => officeClient.call(listAuditedEmployees, {}, { signal }),
  });
  const show = (event: FormEvent) => {
    event.preventDefault();
    onFilter(typed);
  };
  return (
    <form className="at-top below-16 seen-form audit-form stack gap-16 office-card" onSubmit={show}>
      <p>{t('audit.about')}</p>
      <div className="wraps gap-8 seen-moment">
        <label className="audit-question stack gap-4 grow">
          <span>{t('audit.question')}</span>
          <select
            className="office-field"
            value={typed.question}
            onChange={(event) => {
              const question = auditQuestions.find((each) => each === event.target.value) ?? typed.question;
              setTyped({ ...typed, question });
            }}
          >
            {auditQuestions.map((question) => (
              <option key={question} value={question}>
                {t(`audit.questions.${question}`)}
              </option>
            ))}
          </select>
        </label>
        <DayField
          name="from"
          label={t('audit.from')}
          value={typed.from}
          onDay={(from) => setTyped({ ...typed, from })}
        />
        <DayField name="to" label={t('audit.to')} value={typed.to} onDay={(to) => setTyped({ ...typed, to })} />
        <label className="stack gap-4 grow">
          <span>{t('audit.employee')}</span>
          <select
            className="office-field"
            value={typed.employee}
            onChange={(event) => setTyped({ ...typed, employee: event.target.value })}
          >
            <option value="">{t('audit.allEmployees')}</option>
            {employees.map(({ id, name }) => (
              <option key={id} value={id}>
                {name ?? t('audit.person', { id })}
              </option>
            ))}
          </select>
        </label>
        <label className="stack gap-4 grow">
          <span>{t('audit.customer')}</span>
          <input
            type="text"
            inputMode="numeric"
            pattern="\d*"
            className="office-field"
            {...atMost(20, 'customer')}
            value={typed.customer}
            onChange={(event) => setTyped({ ...typed, customer: event.target.value.trim() })}
          />
        </label>
        <button type="submit" className="office-primary">
          {t('audit.show')}
        </button>
      </div>
    </form>
  );
}
