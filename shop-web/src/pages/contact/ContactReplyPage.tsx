import { openContactCase, replyToContactCase } from '@talloor/contracts/endpoints/contact.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CaseChip } from '../../cases/CaseChip.tsx';
import styles from '../../cases/cases.module.css';
import { Conversation } from '../../cases/Conversation.tsx';
import { ReplyForm } from '../../cases/ReplyForm.tsx';
import { Loaded } from '../../components/Loaded.tsx';
import '../../components/pageLayout.css';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useKeptKey } from '../../server/useKeptKey.ts';
import { Page } from '../../shell/Page.tsx';
import { failureText } from '../../toasts/failureText.ts';

/** `?token=` of the mail. */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const keepKey = useKeptKey();
  const opened = useQuery({
    queryKey: ['contact-case', token],
    queryFn: ({ signal }) => call(openContactCase, { body: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
  });
  const { error } = opened;
  const isInvalid =
    token === '' ||
    (error instanceof ProblemError && (error.code === 'case.link_invalid' || error.code === 'request.malformed'));
  return (
    <Page title={t('contact.replyTitle')} isWaiting={token !== '' && opened.isPending}>
      <Loaded
        read={opened}
        isMissing={isInvalid}
        missing={{
          title: t('contact.linkInvalid'),
          text: t('contact.linkInvalidText'),
          way: { to: path('contact'), label: t('cases.ask') },
        }}
        failed={{ title: t('cases.failed'), text: failureText(error, t) }}
      >
        {({ number, subject, status, messages, may_reply: mayReply }) => (
          <section className={`card padded stack gap-16 ${styles['page']}`} aria-labelledby="contact-case">
            <div className="cluster gap-12">
              <h2 id="contact-case" className="breaks">
                <span>{t('cases.one', { number })}</span>
                {subject !== null && <span>{`: ${subject}`}</span>}
              </h2>
              <CaseChip status={status} />
            </div>
            <Conversation messages={messages} />
            {mayReply ? (
              <ReplyForm
                onSend={async (text) => {
                  const body = { token, text };
                  await keepKey(body, (options) => call(replyToContactCase, { body }, options));
                  await opened.refetch();
                }}
              />
            ) : (
              <p className="muted">{t('cases.closed')}</p>
            )}
          </section>
        )}
      </Loaded>
    </Page>
  );
}
