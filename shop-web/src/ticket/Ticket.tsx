import type { ReactNode } from 'react';
import './Ticket.css';

/** Design, principle 5. */
export const Ticket = ({ children }: { children: ReactNode }) => <div className="ticket">{children}</div>;

export const TicketCut = () => <hr className="ticket-cut" />;
