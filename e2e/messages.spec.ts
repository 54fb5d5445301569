import { WHOLE } from './browsers.ts';
import { callServer } from './call-server.ts';
import { test as base } from './online.ts';
import { itemAt } from '@grove/kernel';
import { expect } from './site.ts';

const test = base.extend({ serviceWorkers: 'allow' });
test.use({ launchOptions: WHOLE });

/** What a push service would give a browser; the tests have none. */
const SUBSCRIPTION = {
  endpoint: 'https://push.example.org/me',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

test('messages: asked for after an explanation, shown by the worker, and ended again', async ({ page, acorns }) => {
  await page.context().grantPermissions(['notifications'], { origin: acorns });
  await page.addInitScript((given) => {
    let subscription: object | null = null;
    const made = { ...given, toJSON: () => given, unsubscribe: async () => void (subscription = null) };
    Object.assign(PushManager.prototype, {
      subscribe: async () => (subscription = made),
      getSubscription: async () => subscription,
    });
  }, SUBSCRIPTION);
  await page.goto(acorns);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { token, person } = await callServer(acorns, 'POST /guests', {
    body: { name: 'Anna' },
  });
  await page.evaluate((guest) => localStorage.setItem('grove.guest', guest), JSON.stringify({ token, person }));
  await page.goto(`${acorns}/account`);
  await expect(page.getByText('Your browser will ask you first')).toBeVisible();
  await page.getByRole('button', { name: 'Notify me in this browser' }).click();
  await expect(page.getByText('This browser notifies you.')).toBeVisible();
  const subscriptions = async () => (await callServer(acorns, 'GET /me/data', { token })).push.length;
  await expect.poll(subscriptions).toBe(1);
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      resolve(itemAt(registrations, 0).registrationId),
    );
  });
  await devtools.send('ServiceWorker.enable');
  const data = JSON.stringify({ kind: 'turn', table: 'abc', game: 'acorns' });
  const message = { origin: acorns, registrationId: await registered, data };
  const titles = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, tag }) => `${title} ${tag}`);
    });
  // A busy browser may lose what its tools deliver, and does not say so; one that comes twice is shown once.
  await expect(async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', message);
    await expect.poll(titles, { timeout: 8000 }).toEqual(['It is your turn abc']);
  }).toPass({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Stop notifying me in this browser' }).click();
  await expect(page.getByRole('button', { name: 'Notify me in this browser' })).toBeVisible();
  await expect.poll(subscriptions).toBe(0);
});
