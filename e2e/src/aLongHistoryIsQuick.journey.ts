import { expect, test, type Page, type Route } from '@playwright/test';
import { journey } from './support/journey.ts';
import { press } from './support/keyboard.ts';
import { signInAtOffice } from './support/logIn.ts';
import { watchLongTasks } from './support/watchLongTasks.ts';

const order = '4401962';
const eventCount = 5000;
const steps = 30;
const longestTaskMs = 100;

type Event = { readonly index: number; readonly event_id: string; readonly occurred_at: string };

async function lengthen(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as { events: Event[] };
  const [first] = body.events;
  if (!first) throw new Error('the order has no events');
  const begin = Date.parse(first.occurred_at);
  const events = Array.from({ length: eventCount }, (_, index) => ({
    ...(body.events[index % body.events.length] ?? first),
    index,
    event_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    occurred_at: new Date(begin + index * 60_000).toISOString(),
  }));
  await route.fulfill({ response, json: { ...body, events } });
}

type StepCosts = { readonly medianMs: number; readonly longTaskMs: number; readonly worstTaskMs: number };

const quantileOf = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

/** Time of the page's thread for a step of the slider, so that a busy machine hardly counts. */
async function costsOfSteps(page: Page): Promise<StepCosts> {
  const slider = page.getByRole('slider');
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await inspector.send('Performance.enable');
  const usedMs = async (): Promise<number> => {
    const { metrics } = await inspector.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await slider.focus();
  const takeLongTasks = await watchLongTasks(page);
  const costs: number[] = [];
  const tasks: number[] = [];
  for (const key of Array.from({ length: steps }, (_, at) => (at % 2 === 0 ? 'ArrowLeft' : 'ArrowRight'))) {
    const text = (await slider.getAttribute('aria-valuetext')) ?? '';
    await takeLongTasks();
    const before = await usedMs();
    await press(page, key);
    await expect(slider).not.toHaveAttribute('aria-valuetext', text);
    costs.push((await usedMs()) - before);
    tasks.push(Math.max(0, ...(await takeLongTasks())));
  }
  await inspector.detach();
  return { medianMs: quantileOf(costs, 0.5), longTaskMs: quantileOf(tasks, 0.9), worstTaskMs: Math.max(...tasks) };
}

journey('A history of five thousand events follows the keyboard without a hitch', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const slider = page.getByRole('slider');
  const list = page.getByRole('region', { name: 'Gebeurtenissen' });
  let shortMs = 0;

  await step('a step in a short history has its cost', async () => {
    await signInAtOffice(page, 'auditor');
    await page.goto(`/backoffice/orders/${order}/show`);
    await expect(slider).toHaveAttribute('aria-valuetext', /^stap (\d+) van \1,/);
    ({ medianMs: shortMs } = await costsOfSteps(page));
  });

  await step('a long history comes in pages of a hundred events', async () => {
    await page.route(`**/api/office/orders/${order}/history`, lengthen);
    await page.goto(`/backoffice/orders/${order}/show`);
    await page.reload();
    await expect(slider).toHaveAttribute('aria-valuetext', /^stap 5000 van 5000,/);
    await expect(list.getByRole('listitem')).toHaveCount(100);
  });

  await step(
    'a step in the long history costs no more than twice a step in the short one, and has no long task',
    async () => {
      const { medianMs, longTaskMs, worstTaskMs } = await costsOfSteps(page);
      const stated = `longest task of a step: ninth decile ${Math.round(longTaskMs)} ms, worst ${Math.round(worstTaskMs)} ms`;
      test.info().annotations.push({ type: 'long tasks', description: stated });
      expect(medianMs).toBeLessThan(2 * shortMs);
      expect(longTaskMs, stated).toBeLessThanOrEqual(longestTaskMs);
    },
  );

  await step('the list turns its pages, and its keyboard crosses from one to the next', async () => {
    await slider.focus();
    await press(page, 'End');
    await list.getByRole('button', { name: 'Vroegere gebeurtenissen' }).click();
    await expect(list).toContainText('4801–4900 van 5000');
    const last = list.getByRole('listitem').last().getByRole('button');
    await last.click();
    await press(page, 'ArrowDown');
    await expect(slider).toHaveAttribute('aria-valuetext', /^stap 4800 van/);
    await expect(list.locator('[aria-current]')).toBeFocused();
  });
});
