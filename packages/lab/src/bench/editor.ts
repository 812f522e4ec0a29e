import { checkEdition, STANDARD } from '@amyitis/engine'
import { type Measurement, quantile } from './measurement.ts'

const RUNS = 200

/** The editor checks the whole edition at every change: here one with a fault, which takes longer than one without. */
export function measureEditor(): Measurement {
  const draft: unknown = { ...JSON.parse(JSON.stringify(STANDARD)), id: 'bench', tiles: {} }
  const times = Array.from({ length: RUNS }, () => {
    const begin = performance.now()
    checkEdition(draft)
    return performance.now() - begin
  })
  return { name: 'editor: check of an edition, p95', value: quantile(times, 0.95), unit: 'ms' }
}
