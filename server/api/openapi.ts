import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

export const openApi: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Grove',
      version: '1.0.0',
      description:
        'Everything that a person can do at a table, for programs too. The version is in the path; what is there stays. ' +
        'Seats count from 0. Live events come through the WebSocket at /api/v1/socket, see docs/PROTOCOL.md.',
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  },
};
