import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runsOnBattery } from '../src/search/battery.ts'

const folder = mkdtempSync(join(tmpdir(), 'amyitis-power-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a computer runs on its battery while the battery is discharging', () => {
  expect(runsOnBattery(join(folder, 'none'))).toBe(false)
  for (const [name, type, status] of [
    ['AC', 'Mains', ''],
    ['BAT0', 'Battery', 'Discharging'],
  ]) {
    mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, 'type'), `${type}\n`)
    writeFileSync(join(folder, name, 'status'), `${status}\n`)
  }
  expect(runsOnBattery(folder)).toBe(true)
  writeFileSync(join(folder, 'BAT0', 'status'), 'Charging\n')
  expect(runsOnBattery(folder)).toBe(false)
})
