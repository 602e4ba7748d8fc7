import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/SessionProvider.tsx';
import './AccountMenu.css';
import { lazyPart } from '../parts/lazyPart.tsx';

const AccountSheet = lazyPart('account', async () => (await import('./AccountSheet.tsx')).AccountSheet);

export function AccountMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const name = t('shell.account', { name: user.first_name });
  return (
    <>
      <button
        type="button"
        className="row column white clear no-border tiny round-8 account-button"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWasOpened(true);
        }}
      >
        <UserCircleIcon size={26} />
        <span>{user.first_name}</span>
      </button>
      {wasOpened && <AccountSheet name={name} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
