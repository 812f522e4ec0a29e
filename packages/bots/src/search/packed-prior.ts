/** A prior in eleven bits: a float with six bits of mantissa and an exponent of at least -31. */
const BITS = 11
const DROPPED_BITS = 17
const SMALLEST = (127 - 31) << 6

const float = new Float32Array(1)
const word = new Int32Array(float.buffer)

/** The nearest prior that fits; what is too small becomes the smallest. */
export function packPrior(prior: number): number {
  float[0] = prior
  return Math.max(0, ((word[0] + (1 << (DROPPED_BITS - 1))) >> DROPPED_BITS) - SMALLEST)
}

/** All packed priors, unpacked. */
export const PRIORS = new Float32Array(
  Int32Array.from({ length: 1 << BITS }, (_, i) => (i + SMALLEST) << DROPPED_BITS).buffer,
)
