/** Matrices for networks, four numbers at a time, by WebAssembly that is put together here. */
export { ADD_ROW } from './add-row.ts';
export * as instructions from './instructions.ts';
export { matrixProduct } from './matrix-product.ts';
export { canRun, type Kind, type Machine, machine, type MachineFunction, Variables } from './module.ts';
export { type Part, Shelf } from './shelf.ts';
