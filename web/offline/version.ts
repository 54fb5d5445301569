import { create } from 'zustand';

/** Whether a newer page than this one has been loaded and waits, and how to change to it. */
interface Version {
  readonly waiting: ServiceWorker | undefined;
}

export const useVersion = create<Version>()(() => ({ waiting: undefined }));

/** How often a page that stays open asks for a newer one. */
const ASK_EVERY = 3_600_000;

/** Lets the service worker keep the page for when there is no network. Where that is not allowed the page works online. */
export async function keepOffline(): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (workers === undefined) return;
  try {
    await workers.register('/service-worker.js', { updateViaCache: 'none' });
    const registration = await workers.getRegistration();
    if (registration) watch(registration);
  } catch {
    // Without a secure address, or where the person forbids it, a browser refuses; nothing else depends on it.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const note = () => useVersion.setState({ waiting: registration.waiting ?? undefined });
  const follow = () => registration.installing?.addEventListener('statechange', note);
  note();
  follow();
  registration.addEventListener('updatefound', follow);
  setInterval(() => void registration.update().catch(note), ASK_EVERY);
}

/** Lets the newer page take over and loads it here; other windows change when they are next loaded. */
export function changeVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  useVersion.getState().waiting?.postMessage('take-over');
}
