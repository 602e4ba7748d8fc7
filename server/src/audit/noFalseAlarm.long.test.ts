import './noFalseAlarm.int.test.ts';
