import { readFileSync } from 'node:fs'
import { parseRecord } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { expect, test } from 'vitest'
import { CHALLENGES, seedOf } from '../../src/challenges/challenge.ts'
import { savedFrom } from '../../src/game/create-game.ts'
import { sharedApp } from './app.ts'
import { wrongWith } from './axe.ts'
import { saveGames } from './positions.ts'
import { awaitQuestion, tableOf } from './table.ts'

const text = createText('en')
const app = sharedApp()

/** The game of a challenge that has been won, as it is saved. */
function wonGame() {
  const [challenge] = CHALLENGES
  const read = parseRecord(readFileSync(new URL(`../challenges/${challenge.id}.txt`, import.meta.url), 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const seats = [
    { kind: 'human' as const, name: '' },
    ...challenge.opponents.map((level) => ({ kind: 'bot' as const, level })),
  ]
  const { head } = savedFrom(read.game, seats, seedOf(challenge), 0)
  return { challenge, head: { ...head, id: 'won', challenge: challenge.id } }
}

test('a challenge is chosen, played and won; its stars are kept', async () => {
  const { page, context, complaints } = await app().open({ hurried: true, painted: true })
  await page.goto(`${app().url}/#/learn`)
  await page.getByRole('link', { name: text.t('challenge.title') }).click()
  await page.getByRole('heading', { level: 1, name: text.t('challenge.title') }).waitFor()
  expect(await wrongWith(page, 'all')).toEqual([])
  const { challenge, head } = wonGame()
  const name = text.t(`challenge.${challenge.id}`)
  const card = page.getByRole('region', { name })
  await card.getByRole('button', { name: text.t('challenge.play') }).click()
  const table = tableOf(page, text)
  await table.prompt.waitFor()
  expect(await awaitQuestion(table)).toBe('asked')
  await page.getByRole('button', { name: text.t('table.menu.menu') }).click()
  const goals = page.getByRole('region', { name: text.t('challenge.goals', { name }) })
  expect(await goals.getByRole('listitem').count()).toBe(3)

  await saveGames(page, [head])
  await page.goto(`${app().url}/#/play/${head.id}`)
  await table.end.waitFor()
  const notes = table.end.getByRole('region', { name: text.t('challenge.goals', { name }) })
  expect(await notes.getByRole('img', { name: text.t('challenge.met') }).count()).toBe(3)
  await notes.getByRole('link', { name: text.t('challenge.all') }).click()
  await card.getByRole('img', { name: text.t('challenge.stars', { stars: 3 }) }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
}, 240_000)
