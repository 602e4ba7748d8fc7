import { changeProfile, type ProfileView } from '@talloor/contracts/endpoints/profile.ts';
import { companyTypes } from '@talloor/rules/account/companyTypes.ts';
import { genders } from '@talloor/rules/account/genders.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { emailKey } from '@talloor/rules/account/emailKey.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../fields/SubmitButton.tsx';
import { RichText } from '../../i18n/RichText.tsx';
import { Notice } from '../../components/Notice.tsx';
import { FormChoice } from '../../fields/FormChoice.tsx';
import { FormField } from '../../fields/FormField.tsx';
import { useRefusedFields } from '../../fields/useRefusedFields.ts';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { showToast } from '../../toasts/toasts.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { detailsOf, bodyOfDetails, type Details } from './details.ts';
import { useProfileChanged } from './useProfile.ts';
import styles from './ProfilePage.module.css';

/** Spec after-ordering §3, User. */
export function DetailsCard({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation();
  const refreshProfile = useProfileChanged();
  const form = useForm<Details>({ defaultValues: detailsOf(profile), mode: 'onTouched' });
  const showRefused = useRefusedFields(form);
  // The address can reset the password.
  const email = useWatch({ control: form.control, name: 'email' });
  const isElsewhere = profile.email !== '' && emailKey(email) !== emailKey(profile.email);
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string>();
  const passwordInput = useRef<HTMLInputElement>(null);
  const refusePassword = (words: string) => {
    setPasswordError(words);
    passwordInput.current?.focus();
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (details: Details) =>
      call(changeProfile, {
        body: { ...bodyOfDetails(details), ...(password === '' ? {} : { current_password: password }) },
      }),
  });
  const save = async (details: Details) => {
    if (isElsewhere && password === '') {
      refusePassword(t('profile.passwordRequired'));
      return;
    }
    try {
      const savedProfile = await mutateAsync(details);
      form.reset(detailsOf(savedProfile));
      setPassword('');
      await refreshProfile();
      if (isElsewhere)
        showToast({
          kind: 'info',
          title: t('profile.emailAsked'),
          text: t('profile.emailAskedText', { email: details.email }),
        });
      else showToast({ kind: 'ok', title: t('profile.saved') });
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'profile.password_incorrect')
        refusePassword(error.document?.title ?? t('profile.passwordRequired'));
      else if (!showRefused(error))
        showToast({
          kind: 'error',
          error,
          title: failureTitle(error, t('profile.notSaved')),
          text: failureText(error, t),
        });
    }
  };
  const choose = ['', t('profile.choose')] as const;
  return (
    <section className="card padded" aria-labelledby="profile-details">
      <h2 id="profile-details">{t('profile.details')}</h2>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <div className="field-grid">
            <FormChoice
              name="gender"
              label={t('profile.gender')}
              span={2}
              options={[
                ...(profile.gender === null ? [choose] : []),
                ...genders.map((gender) => [gender, t(`profile.genders.${gender}`)] as const),
              ]}
            />
            <FormField name="first_name" label={t('profile.firstName')} span={2} autoComplete="given-name" />
            <FormField name="last_name" label={t('profile.lastName')} span={2} autoComplete="family-name" />
            <FormField
              name="email"
              label={t('profile.email')}
              autoComplete="email"
              inputMode="email"
              help={t('profile.emailHelp')}
            />
            {profile.wanted_email !== null && (
              <Notice severity="info" className={`span-6 ${styles['profile-waits']}`}>
                <RichText
                  i18nKey="profile.emailWaits"
                  values={{ email: profile.wanted_email }}
                  components={{ b: <b /> }}
                />
              </Notice>
            )}
            {isElsewhere && (
              <CurrentPassword
                value={password}
                error={passwordError}
                inputRef={passwordInput}
                onChange={(value) => {
                  setPassword(value);
                  setPasswordError(undefined);
                }}
              />
            )}
            <FormField name="phone_1" label={t('profile.phone1')} span={3} autoComplete="tel" inputMode="tel" />
            <FormField
              name="phone_2"
              label={t('profile.phone2')}
              span={3}
              isOptional
              autoComplete="mobile tel"
              inputMode="tel"
            />
            <FormField
              name="position"
              label={t('profile.position')}
              span={3}
              isOptional
              autoComplete="organization-title"
              suggestions={t('profile.positions').split('|')}
            />
            <FormChoice
              name="language"
              label={t('profile.language')}
              span={3}
              options={(['nl', 'fr'] as const).map(
                (languageCode) => [languageCode, t(`profile.languages.${languageCode}`)] as const,
              )}
            />
            <FormChoice
              name="company_type"
              label={t('profile.companyType')}
              span={3}
              isOptional
              options={[choose, ...companyTypes.map((type) => [type, t(`profile.companyTypes.${type}`)] as const)]}
            />
          </div>
          <h3>{t('profile.extraContact')}</h3>
          <div className="field-grid">
            <FormField name="extra_contact_name" label={t('profile.extraName')} span={3} isOptional />
            <FormField
              name="extra_contact_email"
              label={t('profile.extraEmail')}
              span={3}
              isOptional
              inputMode="email"
            />
          </div>
          <div className="field-actions cluster">
            <SubmitButton aria-busy={isPending || undefined}>
              <span>{t(isPending ? 'profile.saving' : 'profile.save')}</span>
            </SubmitButton>
          </div>
        </form>
      </FormProvider>
    </section>
  );
}
