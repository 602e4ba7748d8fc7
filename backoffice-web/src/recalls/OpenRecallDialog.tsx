import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { openRecall, previewRecall } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { describedBy, Field } from '../content/fields/Field.tsx';
import '../content/ContentForm.css';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import { useAct } from '../people/useAct.ts';
import './recalls.css';
import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';

type OpenRecallDialogProps = { readonly lot: string; readonly article: string; readonly onClose: () => void };

const fields = [
  { name: 'title', most: 120, rows: 1 },
  { name: 'reason', most: 1000, rows: 3 },
  { name: 'instruction', most: 1000, rows: 3 },
] as const;
const languages = ['nl', 'fr'] as const;
type Words = Readonly<Record<(typeof fields)[number]['name'], Readonly<Record<(typeof languages)[number], string>>>>;
const emptyText = { nl: '', fr: '' };

const splitList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  ),
];

export const OpenRecallDialog = ({ lot, article, onClose }: OpenRecallDialogProps) => {
  const { t } = useOfficeText();
  const id = useId();
  const navigate = useNavigate();
  const [lots, setLots] = useState(lot);
  const [articles, setArticles] = useState(article);
  const [words, setWords] = useState<Words>({ title: emptyText, reason: emptyText, instruction: emptyText });
  const [hasTried, setTried] = useState(false);
  const { isBusy, error, act } = useAct(onClose);
  const scope = { lots: splitList(lots), articles: splitList(articles) };
  const hasWrongArticle = scope.articles.some((each) => !/^\d{1,20}$/.test(each));
  const namesNothing = scope.lots.length + scope.articles.length === 0;
  const lacks = fields.some(({ name }) => languages.some((language) => words[name][language].trim() === ''));
  const scopeError = hasWrongArticle ? t('recalls.articleWrong') : namesNothing ? t('recalls.nothingNamed') : undefined;
  const go = async () => {
    setTried(true);
    if (scopeError !== undefined || lacks) return;
    await act(async () => {
      const { id: recall } = await officeClient.call(openRecall, { body: { ...scope, ...words } });
      void navigate(`/recalls/${recall}/show`);
    }, t('recalls.opened'));
  };
  return (
    <FormDialog
      title={t('recalls.open')}
      hint={t('recalls.openHint')}
      submit={t('recalls.open')}
      isFinal
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onSubmit={go}
    >
      <div className="recall-columns stack gap-12">
        <Field id={`${id}-lots`} label={t('recalls.lotsField')} error={hasTried ? scopeError : undefined}>
          <input
            id={`${id}-lots`}
            className="office-field"
            {...fieldOf('lots')}
            value={lots}
            aria-invalid={hasTried && scopeError !== undefined}
            aria-describedby={describedBy(`${id}-lots`, undefined, hasTried ? scopeError : undefined)}
            onChange={(event) => setLots(event.target.value)}
          />
        </Field>
        <Field id={`${id}-articles`} label={t('recalls.articlesField')}>
          <input
            id={`${id}-articles`}
            className="office-field"
            {...fieldOf('articles')}
            value={articles}
            aria-invalid={hasTried && scopeError !== undefined}
            onChange={(event) => setArticles(event.target.value)}
          />
        </Field>
      </div>
      {scopeError === undefined && <Preview {...scope} />}
      {fields.map(({ name, most, rows }) => (
        <div key={name} className="recall-columns stack gap-12">
          {languages.map((language) => {
            const field = `${id}-${name}-${language}`;
            const isMissing = hasTried && words[name][language].trim() === '';
            return (
              <Field
                key={language}
                id={field}
                lang={language}
                label={t('recalls.inLanguage', {
                  field: t(`recalls.fields.${name}`),
                  language: t(`recalls.languages.${language}`),
                })}
                error={isMissing ? t('recalls.missing') : undefined}
                isRequired
              >
                <textarea
                  id={field}
                  className="office-field request-answer"
                  rows={rows}
                  {...atMost(most, `${name}.${language}`)}
                  value={words[name][language]}
                  aria-required
                  aria-invalid={isMissing}
                  aria-describedby={isMissing ? `${field}-error` : undefined}
                  onChange={(event) =>
                    setWords({ ...words, [name]: { ...words[name], [language]: event.target.value } })
                  }
                />
              </Field>
            );
          })}
        </div>
      ))}
    </FormDialog>
  );
};

const Preview = ({ lots, articles }: { readonly lots: readonly string[]; readonly articles: readonly string[] }) => {
  const { t, language } = useOfficeText();
  const query = { lots: lots.join(','), articles: articles.join(',') };
  const { data } = useQuery({
    queryKey: ['recalls', 'preview', query],
    queryFn: ({ signal }) => officeClient.call(previewRecall, { query }, { signal }),
  });
  if (data === undefined) return <p className="recall-preview">{'\u00a0'}</p>;
  const { customers, deliveries, quantity, in_house: stays } = data;
  return (
    <output className="recall-preview">
      <b>
        {customers === 0
          ? t('recalls.previewNone')
          : t('recalls.preview', { customers, deliveries, quantity: formatNumber(language, quantity) })}
      </b>{' '}
      {stays > 0 && <span>{t('recalls.previewHouse', { count: stays })}</span>}
    </output>
  );
};
