import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { genders } from '@talloor/rules/account/genders.ts';
import { sectors } from '@talloor/rules/account/sectors.ts';
import { contactSectors } from '@talloor/rules/serviceRequest/contactSectors.ts';
import { useTranslation } from 'react-i18next';
import { CaseField } from '../../cases/CaseField.tsx';
import type { ContactField } from './contactDraft.ts';
import type { ContactForm } from './useContactForm.ts';

/** Spec after-ordering §3, Contact form. */
export function ContactDetails({ model }: { model: ContactForm }) {
  const { t } = useTranslation();
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    value: model.draft[name],
    error: model.errorOf(name),
    onText: (text: string) => model.change(name, text),
  });
  return (
    <section className="card padded stack gap-16" aria-labelledby="contact-who">
      <h2 id="contact-who">{t('contact.you')}</h2>
      <div className="field-grid">
        <CaseField
          {...field('gender')}
          label={t('contact.gender')}
          span={2}
          isOptional
          limits={fieldOf('contact.gender')}
        >
          <option value="">{t('contact.noGender')}</option>
          {genders.map((each) => (
            <option key={each} value={each}>
              {t(`profile.genders.${each}`)}
            </option>
          ))}
        </CaseField>
        <CaseField
          {...field('contact_person')}
          label={t('contact.person')}
          span={2}
          autoComplete="name"
          limits={atMost(80, 'contact.contact_person')}
        />
        <CaseField
          {...field('email')}
          label={t('contact.email')}
          span={2}
          type="email"
          autoComplete="email"
          limits={fieldOf('contact.email')}
        />
        <CaseField
          {...field('company_name')}
          label={t('contact.companyName')}
          span={2}
          isOptional
          autoComplete="organization"
          limits={atMost(100, 'contact.company_name')}
        />
        <CaseField
          {...field('phone')}
          label={t('contact.phone')}
          span={2}
          type="tel"
          isOptional
          autoComplete="tel"
          limits={fieldOf('contact.phone')}
        />
        <CaseField
          {...field('postal_code')}
          label={t('contact.postal')}
          span={2}
          isOptional
          autoComplete="postal-code"
          limits={fieldOf('contact.postal_code')}
        />
        <CaseField {...field('sector')} label={t('contact.sector')} span={2} limits={fieldOf('contact.sector')}>
          <option value="">{t('contact.chooseSector')}</option>
          {contactSectors.map((each) => (
            <option key={each} value={each}>
              {t(`contact.sectors.${each}`)}
            </option>
          ))}
        </CaseField>
        <CaseField
          {...field('segment')}
          label={t('contact.segment')}
          span={2}
          isOptional
          limits={fieldOf('contact.segment')}
        >
          <option value="">{t('contact.noSegment')}</option>
          {sectors.map((each) => (
            <option key={each} value={each}>
              {t(`registration.sectors.${each}`)}
            </option>
          ))}
        </CaseField>
        <CaseField
          {...field('customer_number')}
          label={t('contact.customerNumber')}
          span={2}
          isOptional
          isReadOnly={model.hasCustomer}
          limits={fieldOf('contact.customer_number')}
        />
      </div>
    </section>
  );
}
