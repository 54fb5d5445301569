import { constants, createBrotliCompress } from 'node:zlib';
import { Bystander } from './bystander.ts';
import { addressNumber, from, say, startVictim, stopVictim } from './attack.ts';

/**
 * Sends requests that are small and unpack to gigabytes, without a token:
 *
 *     node bench/attacks/compressed.ts [REQUESTS]
 */
const requests = Number(process.argv[2] ?? 20);
const GIGABYTES = 4;
const body = await packedZeros(GIGABYTES);
const victim = await startVictim();
const bystander = await Bystander.at(victim.address);
const began = performance.now();
const statuses = await Promise.all(
  Array.from({ length: requests }, async (_, i) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'br', ...from(addressNumber(i)) };
    const answer = await fetch(`${victim.address}/api/v1/guests`, { method: 'POST', headers, body });
    return answer.status;
  }),
);
const answered = Math.round(performance.now() - began);
say({ requests, bytes: body.length, statuses: [...new Set(statuses)], answered, bystander: await bystander.leave() });
await stopVictim(victim);
process.exit(0);

async function packedZeros(gigabytes: number): Promise<Buffer<ArrayBuffer>> {
  const packer = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
  const packed = packer.toArray();
  const zeros = Buffer.alloc(1 << 24);
  for (let i = 0; i < gigabytes * 64; i++)
    if (!packer.write(zeros)) await new Promise((resolve) => packer.once('drain', resolve));
  packer.end();
  return Buffer.concat((await packed) as Buffer<ArrayBuffer>[]);
}
