import type { FastifyHelmetOptions } from '@fastify/helmet';

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
