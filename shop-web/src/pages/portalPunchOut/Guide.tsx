import type { CallOutput } from '@talloor/contracts/client.ts';
import type { getPunchOutGuide } from '@talloor/contracts/endpoints/punchOut.ts';
import { useTranslation } from 'react-i18next';
import { FieldTable } from './FieldTable.tsx';
import styles from '../portal/PortalPage.module.css';

const fields = [
  ['USERNAME', 'USERNAME'],
  ['PASSWORD', 'PASSWORD'],
  ['HOOK_URL', 'HOOK_URL'],
  ['~OkCode', 'OKCODE'],
  ['~TARGET', 'TARGET'],
  ['FUNCTION', 'FUNCTION'],
  ['PRODUCTID', 'PRODUCTID'],
  ['QUANTITY', 'QUANTITY'],
  ['SEARCHSTRING', 'SEARCHSTRING'],
  ['EXT_QUOTE_ID', 'EXT_QUOTE_ID'],
  ['LANGUAGE', 'LANGUAGE'],
  ['http_content_charset', 'CHARSET'],
  ['CUSTOMER', 'CUSTOMER'],
] as const;
const required: ReadonlySet<string> = new Set(['USERNAME', 'PASSWORD']);

export function Guide({ guide }: { readonly guide: CallOutput<typeof getPunchOutGuide> }) {
  const { t } = useTranslation();
  const example = guide.example.map(({ name, value }) => `${name}=${value}`).join('\n');
  return (
    <>
      <section className="card padded" aria-labelledby="punch-out-address">
        <h2 className="text-16" id="punch-out-address">
          {t('punchOutGuide.address')}
        </h2>
        <p className="muted below-12">{t('punchOutGuide.addressText')}</p>
        <FieldTable
          caption={t('punchOutGuide.address')}
          nameHead={t('punchOutGuide.language')}
          valueHead={t('punchOutGuide.address')}
          rows={[
            { name: t('punchOutGuide.dutch'), value: guide.addresses.nl },
            { name: t('punchOutGuide.french'), value: guide.addresses.fr },
          ]}
        />
        <h3 className="text-15 above-16">{t('punchOutGuide.settings')}</h3>
        <dl className={`above-8 stack gap-8 ${styles['punch-out-settings']}`}>
          <div>
            <dt className="muted">{t('punchOutGuide.hosts')}</dt>
            <dd className="breaks">{guide.hosts.length === 0 ? '–' : guide.hosts.join(', ')}</dd>
          </div>
          <div>
            <dt className="muted">{t('punchOutGuide.way')}</dt>
            <dd>{t(`punchOutGuide.ways.${guide.way}`)}</dd>
          </div>
          <div>
            <dt className="muted">{t('punchOutGuide.length')}</dt>
            <dd>{t('punchOutGuide.hours', { count: guide.hours })}</dd>
          </div>
        </dl>
      </section>
      <section className="card padded" aria-labelledby="punch-out-fields">
        <h2 className="text-16" id="punch-out-fields">
          {t('punchOutGuide.fields')}
        </h2>
        <p className="muted below-12">{t('punchOutGuide.fieldsText')}</p>
        <FieldTable
          caption={t('punchOutGuide.fields')}
          valueHead={t('punchOutGuide.meaning')}
          rows={fields.map(([name, key]) => ({
            name,
            tag: required.has(name) ? t('punchOutGuide.required') : undefined,
            value: t(`punchOutGuide.field.${key}`),
          }))}
        />
        <h3 className="text-15 above-16">{t('punchOutGuide.example')}</h3>
        <p className="muted">{t('punchOutGuide.exampleText')}</p>
        <pre className={`above-8 round-8 pad-12 small breaks ${styles['punch-out-example']}`} translate="no">
          {example}
        </pre>
      </section>
    </>
  );
}
