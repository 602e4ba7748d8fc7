import './import.int.test.ts';
