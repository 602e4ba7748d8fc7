import { listFunctionTitles } from '@talloor/contracts/endpoints/registry.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { RegistrationField } from './RegistrationField.tsx';
import type { RegistrationForm } from './useRegistrationForm.ts';

const salutations = ['mr', 'mrs', 'ms'] as const;

export function ContactStep({ form }: { readonly form: RegistrationForm }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['function-titles'],
    queryFn: ({ signal }) => call(listFunctionTitles, {}, { signal }),
    staleTime: Infinity,
  });
  const titles = data?.function_titles ?? [];
  return (
    <>
      <h2>{t('registration.contact')}</h2>
      <div className="form-grid">
        <RegistrationField
          form={form}
          name="salutation"
          label={t('registration.salutation')}
          span={2}
          options={salutations.map((salutation) => [salutation, t(`registration.salutations.${salutation}`)] as const)}
        />
        <RegistrationField
          form={form}
          name="position"
          label={t('registration.position')}
          span={4}
          options={titles.map((title) => [title.code, title[language]] as const)}
        />
        <RegistrationField
          form={form}
          name="first_name"
          label={t('registration.firstName')}
          span={3}
          autoComplete="given-name"
        />
        <RegistrationField
          form={form}
          name="last_name"
          label={t('registration.lastName')}
          span={3}
          autoComplete="family-name"
        />
        <RegistrationField
          form={form}
          name="phone"
          label={t('registration.phone')}
          span={3}
          inputMode="tel"
          autoComplete="tel"
        />
        <RegistrationField
          form={form}
          name="mobile"
          label={t('registration.mobile')}
          span={3}
          inputMode="tel"
          isOptional
        />
        <RegistrationField
          form={form}
          name="email"
          label={t('registration.email')}
          span={3}
          inputMode="email"
          autoComplete="email"
        />
        <RegistrationField
          form={form}
          name="extra_email"
          label={t('registration.extraEmail')}
          span={3}
          inputMode="email"
          isOptional
          help={t('registration.extraEmailHelp')}
        />
      </div>
    </>
  );
}
