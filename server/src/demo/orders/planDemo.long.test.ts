import './planDemo.test.ts';
