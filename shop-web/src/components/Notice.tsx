import Alert, { type AlertProps } from '@mui/material/Alert';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';

const icons = {
  error: <WarningCircleIcon size={20} weight="fill" />,
  warning: <WarningCircleIcon size={20} weight="fill" />,
  info: <InfoIcon size={20} weight="fill" />,
  success: <CheckCircleIcon size={20} weight="fill" />,
} as const;

export const Notice = (props: AlertProps) => <Alert iconMapping={icons} {...props} />;
