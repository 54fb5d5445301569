import { callApi } from '../api.ts';

/** Whether this browser tells its person what happens while they are away. */
export type PushState = 'unsupported' | 'denied' | 'on' | 'off';

const registered = async (): Promise<ServiceWorkerRegistration | undefined> => {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  return 'PushManager' in window && workers !== undefined ? workers.getRegistration() : undefined;
};

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await registered())?.pushManager.getSubscription()) ?? null;

export async function pushState(): Promise<PushState> {
  if ((await registered()) === undefined) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) === null ? 'off' : 'on';
}

/** Asks the person, through the browser, and then the server to tell this browser. */
export async function startPush(token: string): Promise<PushState> {
  const registration = await registered();
  if (registration === undefined) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const { publicKey } = await callApi('GET /push');
  const subscribed = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await sendSubscription(token, subscribed);
  return 'on';
}

export async function stopPush(token: string): Promise<PushState> {
  const subscribed = await subscription();
  if (subscribed === null) return 'off';
  await callApi('DELETE /me/push', { token, body: { endpoint: subscribed.endpoint } });
  await subscribed.unsubscribe();
  return 'off';
}

/** Another person uses this browser now: the messages follow them. */
export async function movePush(token: string): Promise<void> {
  const subscribed = await subscription();
  if (subscribed !== null) await sendSubscription(token, subscribed);
}

function sendSubscription(token: string, subscribed: PushSubscription): Promise<void> {
  const { p256dh = '', auth = '' } = subscribed.toJSON().keys ?? {};
  return callApi('PUT /me/push', { token, body: { endpoint: subscribed.endpoint, keys: { p256dh, auth } } });
}
