import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { SkipForwardIcon } from '@phosphor-icons/react/dist/csr/SkipForward';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import type { ReactNode } from 'react';
import './StateChip.css';

const icons = {
  open: ClockIcon,
  locked: LockSimpleIcon,
  done: CheckCircleIcon,
  missing: CircleHalfIcon,
  blocked: XCircleIcon,
  paused: PauseIcon,
  skipped: SkipForwardIcon,
  removed: TrashIcon,
} satisfies Record<string, Icon>;

export function StateChip({ state, children }: { state: keyof typeof icons; children: ReactNode }) {
  const StateIcon = icons[state];
  return (
    <span className={`state-chip inline gap-6 small nowrap is-${state}`}>
      <StateIcon size={14} weight="fill" />
      <span>{children}</span>
    </span>
  );
}
