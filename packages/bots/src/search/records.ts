/** Memory for records that several threads share. */
export interface SharedRecords {
  readonly used: SharedArrayBuffer
  readonly words: SharedArrayBuffer
}

export const shareRecords = (width: number, max: number): SharedRecords => ({
  used: new SharedArrayBuffer(4),
  words: new SharedArrayBuffer(4 * width * max),
})

const INITIAL = 256

/** Records of some 32-bit words each, integers or floats: in memory of their own, which grows, or in shared memory. */
export class Records {
  ints: Int32Array
  floats: Float32Array
  private readonly used: Int32Array
  private readonly width: number
  private readonly max: number
  /** Do several threads take records? */
  private readonly shared: boolean

  constructor(width: number, max: number, shared?: SharedRecords) {
    this.width = width
    this.max = max
    this.shared = shared !== undefined
    this.used = new Int32Array(shared?.used ?? new ArrayBuffer(4))
    const words = shared?.words ?? new ArrayBuffer(4 * width * Math.min(max, INITIAL))
    this.ints = new Int32Array(words)
    this.floats = new Float32Array(words)
  }

  get count(): number {
    return this.used[0]
  }

  get bytes(): number {
    return 4 * this.count * this.width
  }

  /** Forgets all records but the first ones. */
  keepFirst(count: number): void {
    this.used[0] = count
  }

  /** Is there room for `count` more? */
  hasRoom(count: number): boolean {
    return this.count + count <= this.max
  }

  /** Takes `count` records, one after the other; returns the first, or undefined if there is no room left. */
  take(count: number): number | undefined {
    for (;;) {
      const first = this.used[0]
      const end = first + count
      if (end > this.max) return undefined
      if (!this.shared) this.used[0] = end
      else if (Atomics.compareExchange(this.used, 0, first, end) !== first) continue
      if (end * this.width > this.ints.length) this.grow(end * this.width)
      return first
    }
  }

  /** Shared memory is as large as it will ever be, and never grows. */
  private grow(needed: number): void {
    const grown = new Int32Array(Math.min(this.max * this.width, Math.max(needed, 2 * this.ints.length)))
    grown.set(this.ints)
    this.ints = grown
    this.floats = new Float32Array(grown.buffer)
  }

  /** A copy of what is used. */
  copy(): Records {
    const copy = new Records(this.width, 0)
    copy.ints = this.ints.slice(0, this.count * this.width)
    copy.floats = new Float32Array(copy.ints.buffer)
    copy.used[0] = this.count
    return copy
  }
}
