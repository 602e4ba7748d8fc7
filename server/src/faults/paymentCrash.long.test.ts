import './paymentCrash.int.test.ts';
