import { KERNEL_CODE } from './kernel-code.ts'

/** The inner loops of the network in WebAssembly: four numbers at a time, with identical results on every machine. */
export interface Kernel {
  /** The kernel's memory. */
  readonly floats: Float32Array
  /**
   * Lists the inputs that have changed since those at `from`, four at a time, for rows of `width`. A span has two words: where
   * the list starts, and where it ends, which is written. All offsets and widths are in bytes.
   */
  listChanges(inputs: number, from: number, count: number, span: number, width: number): void
  /**
   * out = base + the rows of all listed changes, each times its change. The spans are those of the table and of each seat; the
   * rows of the seats lie `step` apart, those of `seat` first, then those of the others clockwise.
   */
  sumFirstLayer(
    spans: number,
    players: number,
    seat: number,
    fromTable: number,
    fromSeats: number,
    step: number,
    base: number,
    out: number,
    width: number,
  ): void
  /** out = bias + each row times its input, skipping inputs of 0, which `list` has room for. */
  layer(inputs: number, count: number, rows: number, bias: number, out: number, width: number, list: number): void
  /** ReLU of the inputs in place, then `layer`. */
  rectifiedLayer: Kernel['layer']
  /** Adds `by` times each input to its row, skipping inputs of 0: the gradient of `layer`. */
  addOuter(inputs: number, count: number, by: number, rows: number, width: number): void
}

/** The part of WebAssembly used here: its types are not in the ECMAScript library. */
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer }
  readonly Module: new (code: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: object }
}

const PAGE = 65536
let compiled: object | undefined

/** A kernel with memory for `size` floats. */
export function createKernel(size: number): Kernel {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(KERNEL_CODE), (letter) => letter.charCodeAt(0)))
  const memory = new WebAssembly.Memory({ initial: Math.ceil((4 * size) / PAGE) })
  const { exports } = new WebAssembly.Instance(compiled, { bots: { memory } })
  return { ...(exports as Omit<Kernel, 'floats'>), floats: new Float32Array(memory.buffer) }
}
