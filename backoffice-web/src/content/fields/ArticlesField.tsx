import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useGetMany, type Validator } from 'react-admin';
import { Board } from '@talloor/look/Board.tsx';
import { moveEntry } from '@talloor/rules/list/moveEntry.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { ProductRow } from '../contentRows.ts';
import { ArticleSearch } from './ArticleSearch.tsx';
import './OrderedList.css';
import { useField } from './useField.ts';

const lineButton = 'stack centred no-padding round-8 clear aub-700';

const most = 200;
const notTooMany: Validator = (articles: readonly string[]) =>
  articles.length > most ? 'content.articlesTooMany' : undefined;

export const ArticlesField = () => {
  const { t, language } = useOfficeText();
  const { id, value, change, isReadOnly, error } = useField<readonly string[]>('articles', [notTooMany]);
  const { data = [], isPending } = useGetMany<ProductRow>('products', { ids: [...value] });
  const productsById = new Map(data.map((product) => [product.id, product]));
  const nameOf = (number: string) => productsById.get(number)?.name[language] ?? '';
  return (
    <fieldset className="no-border no-padding no-margin shrinks field-both">
      <legend>
        <span>{t('content.articles')}</span> <small>{value.length}</small>
      </legend>
      {value.length === 0 && <p className="field-hint">{t('content.articlesNone')}</p>}
      <ol className="framed round-8 white-ground ordered-list" aria-busy={value.length > 0 && isPending}>
        {value.map((number, place) => (
          <li className="cluster apart line-above" key={number}>
            <span className="shrinks ordered-name row gap-8 grow">
              <Board
                board={productsById.get(number)?.board ?? ''}
                icon={productsById.get(number)?.icon ?? null}
                size="row"
              />
              <span>
                <span>{nameOf(number)}</span> <small>{number}</small>
                {productsById.get(number)?.status === 'out_of_assortment' && (
                  <small>
                    {' '}
                    · <span>{t('products.statuses.out_of_assortment')}</span>
                  </small>
                )}
              </span>
            </span>
            {!isReadOnly && (
              <span className="gap-4 ordered-moves">
                <button
                  className={lineButton}
                  type="button"
                  disabled={place === 0}
                  aria-label={t('content.moveUp', { name: `${nameOf(number)} ${number}` })}
                  onClick={() => change(moveEntry(value, place, place - 1))}
                >
                  <ArrowUpIcon aria-hidden />
                </button>
                <button
                  className={lineButton}
                  type="button"
                  disabled={place === value.length - 1}
                  aria-label={t('content.moveDown', { name: `${nameOf(number)} ${number}` })}
                  onClick={() => change(moveEntry(value, place, place + 1))}
                >
                  <ArrowDownIcon aria-hidden />
                </button>
                <button
                  className={lineButton}
                  type="button"
                  aria-label={t('content.takeOff', { name: `${nameOf(number)} ${number}` })}
                  onClick={() => change(value.filter((other) => other !== number))}
                >
                  <XIcon aria-hidden />
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="field-error">
          {error}
        </p>
      )}
      {!isReadOnly && (
        <ArticleSearch
          label={t('content.articleAdd')}
          path="articles"
          excluded={value}
          onChoose={({ id: number }) => change([...value, number])}
        />
      )}
    </fieldset>
  );
};
