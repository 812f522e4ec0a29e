import type { Game } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import { viewOf } from '@amyitis/narration'
import type { Page } from 'playwright-core'
import { choicesOf } from '../../src/board/choices.ts'
import { focused } from './keys.ts'
import { plain } from './reading.ts'

const MOST_STOPS = 60

/** Presses N until the choice with this name has the focus, and takes it. */
export async function choose(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('n')
    if (!(await focused(page)).includes(plain(name))) continue
    await page.keyboard.press('Enter')
    return
  }
  throw new Error(`N never came to "${name}"`)
}

export const nameOf = (game: Game, move: string, text: Text): string =>
  choicesOf(viewOf(game, text)).find((choice) => choice.notation === move)?.name ?? move
