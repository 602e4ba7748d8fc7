import { Notification } from 'react-admin';

/** The only place of notifications. */
export const OfficeNotification = () => <Notification anchorOrigin={{ vertical: 'top', horizontal: 'right' }} />;
