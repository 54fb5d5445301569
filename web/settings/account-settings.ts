import { useEffect } from 'react';
import { reporting } from '../errors/report.ts';

/** Whoever has an account finds the settings that they chose elsewhere. Playing without one loads nothing for it. */
export function useAccountSettings(): void {
  useEffect(() => {
    const stored = JSON.parse(localStorage.getItem('grove.guest') ?? 'null') as { login?: string | null } | null;
    if ((stored?.login ?? null) === null) return;
    import('../online/account/sync-settings.ts')
      .then(({ startSettingsSync }) => startSettingsSync())
      // Without the server the settings of this browser stay.
      .catch(reporting('settings'));
  }, []);
}
