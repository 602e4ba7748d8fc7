import { useId, useState, type FormEvent } from 'react';
import type { OfficeRegistrationDetail } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { officeFr } from '@talloor/messages/office/fr.ts';
import { officeNl } from '@talloor/messages/office/nl.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';
import { problemInWords } from '../layout/problemInWords.ts';
import { contactName } from './contactName.ts';
import { fittingReason, type AcceptanceReason } from './fittingReason.ts';
import { fittingTemplate } from './fittingTemplate.ts';
import type { RegistrationAct } from './RegistrationDetail.tsx';
import { ReasonField } from '../people/ReasonField.tsx';
import { segmentOf } from '../people/segmentOf.ts';
import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';

const textsOf = { nl: officeNl.registrations.templates, fr: officeFr.registrations.templates };
const longest = 2000;

export type RegistrationDecision =
  | { readonly act: 'accept'; readonly reason: AcceptanceReason }
  | { readonly act: 'question' | 'refuse'; readonly language: 'nl' | 'fr'; readonly text: string };

type RegistrationDialogProps = {
  readonly registration: OfficeRegistrationDetail;
  readonly act: RegistrationAct;
  readonly segment: string;
  readonly onClose: () => void;
  readonly onGo: (decision: RegistrationDecision) => Promise<void>;
};

export const RegistrationDialog = ({ registration, act, segment, onClose, onGo }: RegistrationDialogProps) => {
  const { t } = useOfficeText();
  const id = useId();
  const [language, setLanguage] = useState(registration.language);
  const templates = Object.entries(textsOf[language][act === 'refuse' ? 'refusal' : 'question']);
  const [text, setText] = useState(() => {
    const fitting = fittingTemplate(act, registration);
    return templates.find(([key]) => key === fitting)?.[1].text ?? '';
  });
  const [reason, setReason] = useState<AcceptanceReason | null>(() => fittingReason(registration));
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const name = registration.company_name ?? t('registrations.erased');
  const contact = contactName(registration, t);
  const isAcceptance = act === 'accept';
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const decision = decisionOf(act, reason, language, text);
    setMissing(decision === null);
    if (isBusy || decision === null) return;
    setBusy(true);
    setError(null);
    await onGo(decision).catch((failure: unknown) => {
      setError(failure);
      setBusy(false);
    });
  };
  const chooseLanguage = (next: 'nl' | 'fr') => {
    const at = templates.findIndex(([, template]) => template.text === text);
    const [, same] = Object.entries(textsOf[next][act === 'refuse' ? 'refusal' : 'question'])[at] ?? [];
    setLanguage(next);
    if (same) setText(same.text);
  };
  const title = t(
    isAcceptance
      ? 'registrations.acceptTitle'
      : act === 'question'
        ? 'registrations.askTitle'
        : 'registrations.refuseTitle',
    { name },
  );
  return (
    <OfficeDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="office-button" onClick={onClose}>
            {t('registrations.cancel')}
          </button>
          <button type="submit" form={id} className="office-button office-save" aria-busy={isBusy || undefined}>
            {isAcceptance
              ? t(registration.customer_number === null ? 'registrations.accept' : 'registrations.link')
              : t(act === 'question' ? 'registrations.sendQuestion' : 'registrations.sendRefusal')}
          </button>
        </>
      }
    >
      <form id={id} className="stack gap-16" noValidate onSubmit={(event) => void go(event)}>
        {error !== null && (
          <p role="alert" className="registration-failure">
            {problemInWords(error)}
          </p>
        )}
        {isAcceptance ? (
          <>
            <p>
              {registration.customer_number === null
                ? t('registrations.acceptText', { segment: segmentOf(segment, t), contact })
                : t('registrations.linkText', { number: registration.customer_number, contact })}
            </p>
            <ReasonField
              act="acceptRegistration"
              reason={reason}
              onReason={setReason}
              isMissing={isMissing && reason === null}
            />
          </>
        ) : (
          <>
            <label className="stack gap-6 weight-600">
              <span>{t('registrations.language')}</span>
              <select
                className="office-field"
                {...fieldOf('language')}
                value={language}
                onChange={(event) => chooseLanguage(event.target.value === 'fr' ? 'fr' : 'nl')}
              >
                <option value="nl">Nederlands</option>
                <option value="fr">Français</option>
              </select>
            </label>
            <label className="stack gap-6 weight-600">
              <span>{t('registrations.template')}</span>
              <select
                className="office-field"
                value={templates.find(([, template]) => template.text === text)?.[0] ?? ''}
                onChange={(event) => {
                  const [, template] = templates.find(([key]) => key === event.target.value) ?? [];
                  if (template) setText(template.text);
                }}
              >
                {templates.every(([, template]) => template.text !== text) && <option value="">–</option>}
                {templates.map(([key, template]) => (
                  <option key={key} value={key}>
                    {template.title}
                  </option>
                ))}
              </select>
            </label>
            <label className="stack gap-6 weight-600">
              <span>{t('registrations.text')}</span>
              <textarea
                className="office-field registration-text"
                rows={6}
                {...atMost(longest, 'question', 'reason')}
                value={text}
                aria-invalid={isMissing || undefined}
                aria-describedby={isMissing ? `${id}-missing` : undefined}
                onChange={(event) => setText(event.target.value)}
              />
            </label>
            {isMissing && (
              <p id={`${id}-missing`} className="registration-failure">
                {t('registrations.textNeeded')}
              </p>
            )}
          </>
        )}
      </form>
    </OfficeDialog>
  );
};

function decisionOf(
  act: RegistrationAct,
  reason: AcceptanceReason | null,
  language: 'nl' | 'fr',
  text: string,
): RegistrationDecision | null {
  if (act === 'accept') return reason && { act, reason };
  return text.trim() === '' ? null : { act, language, text };
}
