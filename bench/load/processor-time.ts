/** Processor time that a move took of one program. */
export interface PerMove {
  readonly microsecondsPerMove: number;
}

export const perMove = (microseconds: number, moves: number): PerMove => ({
  microsecondsPerMove: Math.round(microseconds / moves),
});

/** In microseconds. */
export const ownTime = (): number => timeIn(process.cpuUsage());

/** Of the program that tells it at this address. */
export const timeTold = async (address: string): Promise<number> =>
  timeIn((await (await fetch(address)).json()) as NodeJS.CpuUsage);

const timeIn = ({ user, system }: NodeJS.CpuUsage): number => user + system;
