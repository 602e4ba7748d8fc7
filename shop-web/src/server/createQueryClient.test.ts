/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { basketCommands } from '../basket/basketCommands.ts';
import { createQueryClient } from './createQueryClient.ts';

afterEach(() => onlineManager.setOnline(true));

test('an order that is placed offline fails at once', async () => {
  onlineManager.setOnline(false);
  const { checkout } = basketCommands(createQueryClient(), ['basket']);
  await expect(checkout({ po_number: '', message: '', extra_emails: [] })).rejects.toMatchObject({
    code: 'network.failed',
  });
});
