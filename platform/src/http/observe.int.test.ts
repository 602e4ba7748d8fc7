import express from 'express';
import request from 'supertest';
import { expect, it } from '@jest/globals';
import { createLogger } from '../logging.ts';
import { createMetrics } from '../metrics.ts';
import { observe } from './observe.ts';

it('the log of a request names no parameter, body, cookie or address, at any level and status', async () => {
  let log = '';
  const logger = createLogger('test', 'trace', { write: (text) => void (log += text) });
  const app = express().use(...observe(logger, createMetrics('test')));
  app.all('/entry', (_request, response) => response.redirect(303, '/next?token=geheim'));
  app.all('/broken', (_request, response) => void response.status(500).end());
  for (const path of ['/entry', '/broken', '/geheim']) {
    await request(app).get(`${path}?USERNAME=geheim&PASSWORD=geheim`).set('cookie', 'oci_sid=geheim');
    await request(app)
      .post(path)
      .type('form')
      .send({ PASSWORD: 'geheim' })
      .set('referer', 'https://erp.example/geheim');
  }
  expect(log.trim().split('\n')).toHaveLength(6);
  expect(log).not.toContain('geheim');
});
