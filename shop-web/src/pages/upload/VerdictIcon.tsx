import { ArrowsDownUpIcon } from '@phosphor-icons/react/dist/csr/ArrowsDownUp';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { MinusCircleIcon } from '@phosphor-icons/react/dist/csr/MinusCircle';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import { ShoppingCartIcon } from '@phosphor-icons/react/dist/csr/ShoppingCart';
import { StackIcon } from '@phosphor-icons/react/dist/csr/Stack';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { groupOfVerdict, type UploadGroup, type UploadVerdict } from '@talloor/rules/upload/uploadVerdict.ts';
import styles from './UploadPage.module.css';

const ofGroup: Readonly<Record<UploadGroup, Icon>> = {
  added: CheckCircleIcon,
  adjusted: ArrowsDownUpIcon,
  question: QuestionIcon,
  in_basket: ShoppingCartIcon,
  error: XCircleIcon,
  skipped: MinusCircleIcon,
};
const ofVerdict: Partial<Record<UploadVerdict, Icon>> = {
  stock_adjusted: StackIcon,
  unavailable: ProhibitIcon,
  hidden_skipped: EyeSlashIcon,
};

/** Design 5.19. */
export function GroupIcon({ group }: { group: UploadGroup }) {
  const Drawn = ofGroup[group];
  return (
    <Drawn
      size={16}
      weight={group === 'adjusted' ? 'bold' : 'fill'}
      className={`${styles['verdict-icon']} is-${group}`}
    />
  );
}

export function VerdictIcon({ verdict }: { verdict: UploadVerdict }) {
  const group = groupOfVerdict(verdict);
  const Drawn = ofVerdict[verdict] ?? ofGroup[group];
  const weight = verdict === 'unavailable' || Drawn === ArrowsDownUpIcon ? 'bold' : 'fill';
  return <Drawn size={18} weight={weight} className={`${styles['verdict-icon']} is-${group}`} />;
}
