import Alert from '@mui/material/Alert';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { BasketMessageText } from './BasketMessageText.tsx';
import './Ticket.css';

type Message = BasketView['messages'][number];

export function BasketMessages({ messages }: { messages: readonly Message[] }) {
  return messages.map((message) => (
    <output key={message.code} className="as-block ticket-message">
      <Alert
        role="note"
        severity={message.is_blocking ? 'error' : 'warning'}
        icon={message.is_blocking ? <WarningCircleIcon size={20} weight="fill" /> : <ClockCountdownIcon size={20} />}
      >
        <BasketMessageText message={message} />
      </Alert>
    </output>
  ));
}
