import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply } from 'fastify';

/** The page may load from this server only, without inline scripts or styles, and may not be framed. */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      // To save a board as a picture the page draws from a blob of its own.
      imgSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'"],
      // Bots run in a worker, and the service worker makes the page work offline.
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  // A club's server may use plain HTTP in its own network; TLS is up to the proxy in front of a public one.
  strictTransportSecurity: false,
};

/** Lets an answer be framed by pages of others. It shows what everybody may know, and nothing in it can be pressed that changes anything. */
export function allowFraming(reply: FastifyReply): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  return reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
}

/** The worker in which bots think: no page, and nothing of anybody's data is in it. */
export const BOT_WORKER = /\/assets\/worker-[^/]+\.js(\.\w+)?$/;

/** Lets a worker run WebAssembly: bots' networks are ten times as fast by it. */
export function allowMachineCode(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  void reply.header(
    'content-security-policy',
    policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
  );
}
