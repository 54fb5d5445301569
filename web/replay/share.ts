type Outcome = 'shared' | 'copied' | 'failed';

/** Hands something on: by the system's own sheet where there is one, else as text over the clipboard. Says whether it was copied. */
async function handOn(data: ShareData, text: string): Promise<Outcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // On plain HTTP, or where the person forbids it: then it is shown, to be copied by hand.
    return 'failed';
  }
}

export function shareLink(title: string, href: string): Promise<Outcome> {
  const url = new URL(href, location.href).href;
  return handOn({ title, url }, url);
}

export const shareText = (text: string): Promise<Outcome> => handOn({ text }, text);
