/** Hands a link on: by the system's own sheet where there is one, else over the clipboard. Says whether it was copied. */
export async function shareLink(title: string, href: string): Promise<'shared' | 'copied' | 'failed'> {
  const url = new URL(href, location.href).href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // On plain HTTP, or where the person forbids it: then the link is shown, to be copied by hand.
    return 'failed';
  }
}
