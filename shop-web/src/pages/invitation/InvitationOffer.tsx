import type { OpenedInvitation } from '@talloor/contracts/endpoints/invitations.ts';
import { formatWeekdayDate } from '@talloor/rules/format/dates.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './InvitationPage.module.css';

export function InvitationOffer({ invitation }: { readonly invitation: OpenedInvitation }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { customer_name: customer, invited_by: inviter, rights, order_limit_cents: limit } = invitation;
  const mayDo = rights.map((right) => t(`portal.rights.${right}`).toLocaleLowerCase(language)).join(', ');
  const facts: (readonly [string, string])[] = [
    [t('invitation.forAddress'), `${invitation.first_name} ${invitation.last_name} · ${invitation.email}`],
    [t('invitation.may'), mayDo === '' ? t('invitation.nothing') : mayDo],
    ...(limit === null ? [] : [[t('invitation.upTo'), formatAmount(language, eurosOfCents(limit))] as const]),
    [t('invitation.until'), formatWeekdayDate(language, Date.parse(invitation.expires_at) / 1000)],
  ];
  return (
    <>
      <p className={`text-16 breaks ${styles['invitation-lead']}`}>
        <RichText
          i18nKey={inviter === '' ? 'invitation.fromSomebody' : 'invitation.from'}
          values={{ inviter, customer }}
          components={{ b: <b /> }}
        />
      </p>
      <dl className={`pad-12-16 framed round-12 ${styles['invitation-facts']} stack gap-6`}>
        {facts.map(([name, value]) => (
          <div className="stack gap-12" key={name}>
            <dt className="ink-700">{name}</dt>
            <dd className="weight-600 breaks">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
