import { type Edition, STANDARD } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import type { Page } from 'playwright-core'

/** R11.1 An edition whose games end with the round in which the first tile is taken. */
export const SHORT: Edition = { ...STANDARD, id: 'short', endTiles: { 2: 12, 3: 15, 4: 15 } }

/** Picks an edition file, on either form for a new game. */
export async function pickEdition(page: Page, text: Text, edition: Edition): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(edition))
  await page
    .getByLabel(text.t('new.edition.open'))
    .setInputFiles({ name: 'edition.json', mimeType: 'application/json', buffer })
  await page.getByText(text.t('new.edition.own', { name: edition.id })).waitFor()
}
