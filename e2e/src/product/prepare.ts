import prepareData from './prepareData.ts';

await prepareData();
