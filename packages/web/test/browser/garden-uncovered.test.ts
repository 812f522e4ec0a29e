import { createText } from '@amyitis/i18n'
import { describe, expect, test } from 'vitest'
import { sharedApp } from './app.ts'
import { sitDown } from './start-game.ts'
import { eventually } from './wait.ts'

const text = createText('en')
const app = sharedApp()

const SIZES = [
  [360, 740],
  [820, 1180],
  [1200, 720],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

describe('room for the garden', () => {
  test('no canal or square is covered, on any screen', async () => {
    const visit = await app().open()
    const { page } = visit
    await sitDown(visit, app(), text, { people: ['Nabu', 'Sidka'], palace: true, seed: 'room' })
    const garden = page.getByRole('group', { name: text.t('table.garden.name'), exact: true })
    const hidden = () =>
      garden.getByRole('button').evaluateAll((places) =>
        places.flatMap((place) => {
          const { x, y, width, height } = place.getBoundingClientRect()
          const top = document.elementFromPoint(x + width / 2, y + height / 2)
          return place.closest('[role="group"]')?.contains(top) ? [] : [place.getAttribute('aria-label')]
        }),
      )
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      expect(await garden.getByRole('button').count()).toBe(40)
      await eventually(hidden, [], `${width} × ${height}`)
    }
  }, 240_000)
})
