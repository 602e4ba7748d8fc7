import type { ReactNode } from 'react';
import './Ticket.css';

/** Design, principle 5. */
export const Ticket = ({ children }: { children: ReactNode }) => (
  <div className="relative white-ground below-8 ticket">{children}</div>
);

export const TicketCut = () => <hr className="ticket-cut" />;
