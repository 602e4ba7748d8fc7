/** Whether this is a run of `npm run test:long`, which tries everything; other runs try some of each kind. */
export const isLongRun = process.env['TEST_RUN'] === 'long';
