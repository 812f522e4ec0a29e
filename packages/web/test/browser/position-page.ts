import { parseRecord, toState } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import type { Page } from 'playwright-core'
import { unpackRecord } from '../../src/game/link.ts'

export const text = createText('en')

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const possible = (page: Page) => page.getByText(text.t('position.possible'))

/** The position that a replay starts from. */
export async function replayed(page: Page) {
  await page.waitForURL(/#\/replay\/record\//)
  const [, packed] = /#\/replay\/record\/([^/]+)/.exec(page.url()) ?? []
  const read = parseRecord((await unpackRecord(packed ?? '')) ?? '')
  if (!read.ok) throw new Error(read.fault.problem)
  return toState(read.game.position)
}
