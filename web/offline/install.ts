import { create } from 'zustand';

/** What browsers offer that can put a page among a device's programs; others never do. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** The browser's offer to install the page, for as long as it stands. */
export const useInstall = create<{ readonly offer: InstallOffer | undefined }>()(() => ({ offer: undefined }));

/** Keeps the offer until somebody presses the button in the menu, in place of the browser's own banner. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ offer: event as InstallOffer });
  });
  addEventListener('appinstalled', () => useInstall.setState({ offer: undefined }));
}

/** An offer can be taken up once. */
export async function install(): Promise<void> {
  const { offer } = useInstall.getState();
  useInstall.setState({ offer: undefined });
  await offer?.prompt();
}
