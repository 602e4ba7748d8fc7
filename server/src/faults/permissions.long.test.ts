import './permissions.int.test.ts';
