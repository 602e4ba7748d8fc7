import './crash.int.test.ts';
