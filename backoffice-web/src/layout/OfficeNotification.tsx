import { Notification } from 'react-admin';

export const OfficeNotification = () => <Notification anchorOrigin={{ vertical: 'top', horizontal: 'right' }} />;
