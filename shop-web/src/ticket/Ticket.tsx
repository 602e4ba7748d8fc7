import type { ReactNode } from 'react';
import './Ticket.css';

/** The torn kitchen ticket on which totals hang (design, principle 5). */
export const Ticket = ({ children }: { children: ReactNode }) => <div className="ticket">{children}</div>;

/** The perforation between two parts of a ticket. */
export const TicketCut = () => <hr className="ticket-cut" />;
