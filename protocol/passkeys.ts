import { Type } from 'typebox';
import { exactly, nullable, Opaque, Time, type TypeOf } from './common.ts';
import { CurrentPassword, Login } from './people.ts';

/** What the browser's WebAuthn is asked, as JSON; its own library knows the fields. */
export const PasskeyOptions = Opaque;

export const PasskeyId = Type.String({ minLength: 1, maxLength: 1400 });

/** What a browser's PublicKeyCredential says of itself as JSON; whether it is true is checked later. */
const Credential = Type.Object({
  id: PasskeyId,
  rawId: PasskeyId,
  type: Type.Literal('public-key'),
  response: Type.Object({ clientDataJSON: Type.String(), userHandle: Type.Optional(nullable(Type.String())) }),
  clientExtensionResults: Type.Object({}),
});

export const PasskeyAnswer = exactly({ answer: Credential });

/** A guest says the login of the new account; for an account `current` may prove who it is. */
export const NewPasskey = exactly({
  answer: Credential,
  login: Type.Optional(Login),
  current: Type.Optional(CurrentPassword),
});

export const PasskeyInfo = Type.Object({
  id: PasskeyId,
  /** The host name of the pages that it opens. */
  site: Type.String(),
  createdAt: Time,
});
export type PasskeyInfo = TypeOf<typeof PasskeyInfo>;
