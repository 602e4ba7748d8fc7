import './everyEndpoint.int.test.ts';
