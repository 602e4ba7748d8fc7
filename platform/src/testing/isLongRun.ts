/** `npm run test:long`; other runs test a sample. */
export const isLongRun = process.env['TEST_RUN'] === 'long';
