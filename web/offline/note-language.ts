import type { Language } from '@grove/game-kit';

/** Writes the language down where the service worker finds it. Without a secure address there is no such place, and no worker. */
export async function noteLanguage(language: Language): Promise<void> {
  if (!('caches' in globalThis)) return;
  const notes = await caches.open('grove-notes');
  await notes.put('/language', new Response(language));
}
