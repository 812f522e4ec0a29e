import { test } from 'vitest'
import { sharedApp } from './app.ts'
import { lookStepByStep } from './replay.ts'

const app = sharedApp()

test('after many steps back and forth a replay shows the same as when opened there', async () => {
  await lookStepByStep(app(), [23, 17, -9, 31, 40, -26])
}, 240_000)
