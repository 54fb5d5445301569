import { test } from './online.ts';
import { expect, expectGoodPage, photograph } from './site.ts';

test('passkeys: an account without a password, from the first key to signing in again', async ({ page, acorns }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  const login = 'keys';
  await page.goto(`${acorns}/account`);
  await page.getByRole('region', { name: 'Create an account' }).getByLabel('Account name').fill(login);
  await page.getByRole('button', { name: 'With a passkey instead' }).click();
  await expect(page.getByText(`Signed in as ${login}`)).toBeVisible();
  await expect(page.getByText('Passkey 1', { exact: true })).toBeVisible();
  await expectGoodPage(page);
  await photograph(page, 'passkeys');
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('button', { name: 'With a passkey', exact: true }).click();
  await expect(page.getByText(`Signed in as ${login}`)).toBeVisible();
  await page.getByLabel('New password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByLabel('Current password').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove passkey 1' }).click();
  await expect(page.getByText('Passkey 1', { exact: true })).toBeHidden();
});
