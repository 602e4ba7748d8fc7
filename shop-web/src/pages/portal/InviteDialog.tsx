import { cleanField } from '@talloor/rules/account/fields/judgeField.ts';
import { standardGrant, type CustomerGrant } from '@talloor/rules/account/rights.ts';
import { useState, type FormEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../fields/SubmitButton.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { FormChoice } from '../../fields/FormChoice.tsx';
import { FormField } from '../../fields/FormField.tsx';
import { useRefusedFields } from '../../fields/useRefusedFields.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { OrderLimitField } from './OrderLimitField.tsx';
import { RightsFields } from './RightsFields.tsx';
import { useInvite } from './useInvitations.ts';
import invitationsPartStyles from './InvitationsPart.module.css';

type InviteDialogProps = {
  readonly ownLimit: number | null;
  readonly onClose: () => void;
};
type Person = { first_name: string; last_name: string; email: string; language: string };

const titleId = 'invite-title';

export function InviteDialog({ ownLimit, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const invite = useInvite();
  const language = useLanguage();
  const form = useForm<Person>({
    defaultValues: { first_name: '', last_name: '', email: '', language },
    mode: 'onTouched',
  });
  const showRefused = useRefusedFields(form);
  const [grant, setGrant] = useState<CustomerGrant>({ ...standardGrant, orderLimitCents: ownLimit });
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = form.handleSubmit(async (person) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await invite({
        first_name: cleanField('first_name', person.first_name),
        last_name: cleanField('last_name', person.last_name),
        email: cleanField('email', person.email),
        language: person.language === 'fr' ? 'fr' : 'nl',
        rights: [...grant.rights],
        order_limit_cents: grant.orderLimitCents,
      });
      onClose();
    } catch (error) {
      if (!showRefused(error)) setFailure(error);
      setIsBusy(false);
    }
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // An invalid amount must not mean "no limit".
    const wrong = event.currentTarget.querySelector<HTMLElement>('.order-limit [aria-invalid="true"]');
    if (wrong === null) return void send(event);
    event.preventDefault();
    wrong.focus();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogHead id={titleId} title={t('invitation.portal.invite')} onClose={onClose} />
      <FormProvider {...form}>
        <form className={`${invitationsPartStyles['invite-form']} stack gap-16`} noValidate onSubmit={submit}>
          <p>{t('invitation.portal.inviteText')}</p>
          {failure !== null && (
            <Notice severity="error" role="alert">
              {failureText(failure, t)}
            </Notice>
          )}
          <div className="field-grid">
            <FormField name="first_name" label={t('invitation.portal.firstName')} span={3} />
            <FormField name="last_name" label={t('invitation.portal.lastName')} span={3} />
            <FormField name="email" label={t('invitation.portal.email')} inputMode="email" />
            <FormChoice
              name="language"
              label={t('invitation.portal.language')}
              span={3}
              options={(['nl', 'fr'] as const).map(
                (languageCode) => [languageCode, t(`profile.languages.${languageCode}`)] as const,
              )}
            />
          </div>
          <RightsFields
            rights={grant.rights}
            legend={t('invitation.portal.mayDo')}
            isLegendShown
            rolesLabel={t('portal.roles.title')}
            onChange={({ rights }) => setGrant({ ...grant, rights })}
          />
          <OrderLimitField
            limit={grant.orderLimitCents}
            ownLimit={ownLimit}
            onLimit={(orderLimitCents) => setGrant((now) => ({ ...now, orderLimitCents }))}
          />
          <div className="field-actions cluster">
            <SubmitButton aria-busy={isBusy || undefined}>
              <span>{t(isBusy ? 'invitation.portal.sending' : 'invitation.portal.send')}</span>
            </SubmitButton>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  );
}
