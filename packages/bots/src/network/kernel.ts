import { KERNEL_CODE } from './kernel-code.ts'

/** The inner loops of the network in WebAssembly: four numbers at a time, with identical results on every machine. */
export interface Kernel {
  /** The kernel's memory. */
  readonly floats: Float32Array
  /** Adds each row times its input to `out`, skipping inputs of 0; offsets and widths in bytes. */
  addRows(inputs: number, count: number, rows: number, out: number, width: number): void
  /** The same for what has changed since the inputs at `from`. */
  addChanges(inputs: number, from: number, count: number, rows: number, out: number, width: number): void
  /** out = a + b. */
  add(a: number, b: number, out: number, width: number): void
  /** ReLU in place. */
  rectify(at: number, width: number): void
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
