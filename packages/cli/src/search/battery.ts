import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Does this computer run on its battery? Linux says so; elsewhere the answer is no. */
export function runsOnBattery(folder = '/sys/class/power_supply'): boolean {
  try {
    return readdirSync(folder).some((supply) => {
      const read = (file: string) => readFileSync(join(folder, supply, file), 'utf8').trim()
      return read('type') === 'Battery' && read('status') === 'Discharging'
    })
  } catch {
    return false
  }
}
