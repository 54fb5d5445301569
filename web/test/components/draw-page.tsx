import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { vi } from 'vitest';
import { useSettings } from '../../settings/store.ts';
import { FakeSocket } from './fake-socket.ts';

/** Draws a part of the page in English, at an address of its own, without a server. */
export function drawPage(page: ReactElement, path = '/') {
  cleanup();
  const sent = vi.fn<(address: string, request?: RequestInit) => Promise<Response>>();
  sent.mockRejectedValue(new TypeError('no network'));
  vi.stubGlobal('fetch', sent);
  FakeSocket.all.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  localStorage.clear();
  sessionStorage.clear();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' });
  const { hook, history } = memoryLocation({ path, record: true });
  const { container, rerender } = render(<Router hook={hook}>{page}</Router>);
  return {
    container,
    /** What the page has asked of the server. */
    sent: () => sent.mock.calls.map(([address, request]) => ({ address, body: request?.body })),
    screen,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    /** Where the links have led, the present page last. */
    history,
    drawAgain: (next: ReactElement) => rerender(<Router hook={hook}>{next}</Router>),
  };
}
