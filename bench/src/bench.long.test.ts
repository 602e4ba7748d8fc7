import './bench.int.test.ts';
