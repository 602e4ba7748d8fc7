import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { listAnnouncements } from '@talloor/contracts/endpoints/assortment.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { pageOfPath } from '../paths.ts';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { keepFocus } from '../shell/keepFocus.ts';
import './Announcements.css';
import { closeAnnouncement, closedAnnouncements, isClosed } from './shownAnnouncements.ts';

const lookAgainMs = 600_000;
const basketPages: ReadonlySet<string | undefined> = new Set(['basket', 'basketView', 'checkout']);

/** Screen readers need the live region before its messages. */
export function Announcements() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { customer } = useSession();
  const { pathname } = useLocation();
  const isBasket = basketPages.has(pageOfPath(pathname)?.page);
  const [closed, setClosed] = useState(closedAnnouncements);
  const { data = [] } = useQuery({
    queryKey: ['announcements', language, customer?.customer_number ?? null],
    queryFn: ({ signal }) => call(listAnnouncements, {}, { signal }),
    staleTime: lookAgainMs,
    refetchInterval: lookAgainMs,
  });
  const shown = data.filter((each) => (each.place === 'everywhere' || isBasket) && !isClosed(each, closed));
  return (
    <div aria-live="polite">
      {shown.length > 0 && (
        <aside className="announcements" aria-label={t('announcements.label')}>
          {shown.map((each) => (
            <div key={each.id} className="announcement">
              <MegaphoneIcon size={20} weight="fill" aria-hidden />
              <span className="grow shrinks breaks">{each.text}</span>
              <button
                type="button"
                className="stack centred no-border round-8 clear same-color pointer rigid"
                aria-label={t('announcements.close', { text: each.text })}
                onClick={() => {
                  setClosed(closeAnnouncement(each));
                  keepFocus();
                }}
              >
                <XIcon size={18} />
              </button>
            </div>
          ))}
        </aside>
      )}
    </div>
  );
}
