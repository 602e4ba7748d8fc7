import './largeImport.int.test.ts';
