import { useTranslation } from 'react-i18next';
import { useLists } from '../../lists/useLists.ts';

/** Which of one's own lists have the article; nothing where none has. */
export function InLists({ articleNumber }: { articleNumber: string }) {
  const { t } = useTranslation();
  const { listsWith } = useLists();
  const lists = listsWith(articleNumber);
  if (lists.length === 0) return null;
  return (
    <div className="article-allergens">
      <p>
        <b>{t('lists.inLists')}</b>
        {lists.map((list) => (
          <span key={list.id} className="tag">
            {list.name}
          </span>
        ))}
      </p>
    </div>
  );
}
