import { KERNEL_CODE } from './kernel-code.ts'

/** The inner loops of the network, in WebAssembly: four numbers at a time, the same result on every machine. */
export interface Kernel {
  /** The kernel's memory. */
  readonly floats: Float32Array
  /** Adds to `out` the rows whose input is not 0, times that input; places and widths in bytes. */
  addRows(inputs: number, count: number, rows: number, out: number, width: number): void
  /** Sets what is below 0 to 0. */
  rectify(at: number, width: number): void
}

/** What is used of WebAssembly: it is no part of the language's own library. */
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer }
  readonly Module: new (code: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: object }
}

const PAGE = 65536
let compiled: object | undefined

/** A kernel with memory for so many numbers. */
export function startKernel(size: number): Kernel {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(KERNEL_CODE), (letter) => letter.charCodeAt(0)))
  const memory = new WebAssembly.Memory({ initial: Math.ceil((4 * size) / PAGE) })
  const { exports } = new WebAssembly.Instance(compiled, { bots: { memory } })
  return { ...(exports as Omit<Kernel, 'floats'>), floats: new Float32Array(memory.buffer) }
}
