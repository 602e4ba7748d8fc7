import type { ReactNode } from 'react';
import { Part } from '../parts/Part.tsx';
import './Ticket.css';

/** Design, principle 5. */
export const Ticket = ({ children }: { children: ReactNode }) => (
  <div className="relative white-ground below-8 ticket">
    <Part name="ticket">{children}</Part>
  </div>
);

export const TicketCut = () => <hr className="ticket-cut" />;
