import Button from '@mui/material/Button';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useTranslation } from 'react-i18next';
import type { PlanFault } from './planEdits.ts';
import styles from './StandingOrderPage.module.css';

type SaveStandingOrderProps = {
  readonly fault: PlanFault | null;
  readonly isNew: boolean;
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly wasTried: boolean;
  readonly onUndo: () => void;
};

/** Never disabled. */
export function SaveStandingOrder({ fault, isNew, isChanged, isBusy, wasTried, onUndo }: SaveStandingOrderProps) {
  const { t } = useTranslation();
  const isSame = fault === null && wasTried && !isNew && !isChanged;
  return (
    <div className={`above-16 ${styles['standing-foot']} cluster to-end gap-12`}>
      <output
        className={
          fault !== null && wasTried ? `${styles['standing-why']} is-fault` : `${styles['standing-why']} muted`
        }
      >
        {fault !== null && wasTried && <WarningCircleIcon size={16} weight="fill" />}
        {fault !== null ? (
          <span>{t(`standingOrder.fault.${fault}`)}</span>
        ) : (
          isSame && <span>{t('standingOrder.same')}</span>
        )}
      </output>
      {!isNew && isChanged && (
        <Button variant="outlined" onClick={onUndo}>
          {t('standingOrder.undo')}
        </Button>
      )}
      <Button type="submit" variant="contained" size="large" aria-busy={isBusy || undefined}>
        <span>{t(isBusy ? 'standingOrder.saving' : isNew ? 'standingOrder.start' : 'standingOrder.save')}</span>
      </Button>
    </div>
  );
}
