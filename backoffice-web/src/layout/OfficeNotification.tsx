import { Notification } from 'react-admin';

/** What the office has to say for a moment, at the top; the one place for it, so that nothing is said twice. */
export const OfficeNotification = () => <Notification anchorOrigin={{ vertical: 'top', horizontal: 'right' }} />;
