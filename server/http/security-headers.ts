import type { FastifyHelmetOptions } from '@fastify/helmet';

/** The page may load what this server serves and nothing else; nothing may be inlined, nobody may frame it. */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      // A board that is saved as a picture is drawn from an image that the page makes itself.
      imgSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'"],
      // Bots think in a worker, and a service worker keeps the page for when there is no network.
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  // A club's server speaks plain HTTP in its own network; encryption is for the proxy in front of a public one.
  strictTransportSecurity: false,
};
