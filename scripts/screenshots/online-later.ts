import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { createBot } from '../../packages/bots/src/index.ts'
import { formatMove, seededRandom } from '../../packages/engine/src/index.ts'
import { hashOfShare } from '../../packages/fair/src/index.ts'
import { createText } from '../../packages/i18n/src/index.ts'
import type { Command, Settings, TableEvent } from '../../packages/protocol/src/index.ts'
import { decider, fold, type Table } from '../../packages/tables/src/index.ts'
import { button, type OnlineTools, startServer } from './online.ts'

/** What is seen late in online games: when somebody is gone, at the end, and after many games. */
export const LATER = ['slow', 'voted', 'stand-in', 'online-end', 'online-back', 'ladder-full', 'passkey'] as const
export type LaterScreen = (typeof LATER)[number]

const SETTINGS: Settings = {
  seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
  palace: true,
  edition: 'standard',
  clock: { kind: 'live', minutes: 240, increment: 60 },
  public: false,
  spectators: true,
  standIn: 'gardener',
  rated: true,
}

/** Longer than somebody may be away from a game that has clocks. */
const AWAY = 130_000

interface Person {
  readonly name: string
  readonly page: Page
}

/** What the app asks of the server, for somebody who has a window. */
function tableOf(api: string, id: string) {
  let table: Table | undefined
  const now = async ({ page }: Person): Promise<Table | undefined> => {
    const answer = await page.request.get(`${api}/tables/${id}/events?after=${table?.seq ?? 0}`)
    const { events }: { events: TableEvent[] } = await answer.json()
    for (const event of events) table = fold(table, event)
    return table
  }
  return {
    id,
    now,
    async act(person: Person, act: Command): Promise<void> {
      const after = (await now(person))?.seq ?? 0
      const data = { key: randomBytes(8).toString('hex'), after, act }
      const answer = await person.page.request.post(`${api}/tables/${id}/acts`, { data })
      if (!answer.ok()) throw new Error(`${act.type}: ${await answer.text()}`)
    },
  }
}
type Sat = ReturnType<typeof tableOf>

async function sitDown(api: string, people: readonly Person[], language: string): Promise<Sat> {
  for (const { name, page } of people) await page.request.post(`${api}/players`, { data: { name, language } })
  const data = { key: randomBytes(8).toString('hex'), settings: SETTINGS }
  const { id } = await (await people[0].page.request.post(`${api}/tables`, { data })).json()
  const table = tableOf(api, id)
  const shares = people.map(() => randomBytes(32).toString('hex'))
  for (const [i, person] of people.entries()) await table.act(person, { type: 'sit', commit: hashOfShare(shares[i]) })
  for (const [i, person] of people.entries()) await table.act(person, { type: 'reveal', added: shares[i] })
  return table
}

/** Everybody plays as a bot would, as long as the game is not where it should be. */
async function playUntil(table: Sat, people: readonly Person[], isThere: (now: Table) => boolean): Promise<void> {
  const bot = createBot('gardener', { random: seededRandom('pictures') })
  for (;;) {
    const now = await table.now(people[0])
    const seat = now && decider(now)
    if (seat === undefined || now?.game === undefined || isThere(now)) return
    await table.act(people[seat], { type: 'move', move: formatMove(bot.choose(now.game.position)) })
  }
}

const LADDER = [
  ['Enheduanna', 1692, 58],
  ['Nebukadnezar der Zweite', 1617, 112],
  ['Anna', 1566, 23],
  ['Šamši-Adad', 1515, 41],
  [null, 1497, 12],
  ['Kubaba', 1413, 10],
] as const

async function shootLadder(url: string, { page }: Person, { shoot }: OnlineTools<LaterScreen>): Promise<void> {
  const { id } = await (await page.request.get(`${url}/api/v1/me`)).json()
  const rows = LADDER.map(([name, rating, games], i) => ({
    player: { id: name === 'Anna' ? id : `${i}`, ...(name === null ? {} : { name }), bot: false },
    rating,
    uncertainty: 80,
    games,
  }))
  await page.route('**/api/v1/ladder*', (route) => route.fulfill({ json: { players: 2, pace: 'live', rows } }))
  await page.goto(`${url}/#/online/ladder`)
  await page.getByRole('table').waitFor()
  await shoot('ladder-full', page)
}

/** A passkey belongs to a name, and an address of numbers is none. */
async function shootPasskey(address: string, { lang, visit, shoot }: OnlineTools<LaterScreen>): Promise<void> {
  const text = createText(lang)
  const url = address.replace('127.0.0.1', 'localhost')
  const page = await visit(url)
  await page.request.post(`${url}/api/v1/players`, { data: { name: 'Anna', language: lang } })
  // Who has no name yet is not asked for it.
  await page.evaluate(() => localStorage.setItem('amyitis.known', 'yes'))
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const owner = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true, ...owner } as const
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  await page.goto(`${url}/#/online/me`)
  await button(page, text.t('online.me.passkey.make')).click()
  await button(page, text.t('online.me.passkey.remove', { number: 1 })).waitFor()
  await shoot('passkey', page)
  await page.context().close()
}

/** Three people play a whole game, one of whom is away for a while. */
export async function shootLater(dist: string, tools: OnlineTools<LaterScreen>): Promise<void> {
  const { lang, visit, shoot } = tools
  const text = createText(lang)
  let late = 0
  const { url, stop, clear } = await startServer(dist, { now: () => Date.now() + late })
  const people: Person[] = []
  try {
    for (const name of ['Anna', 'Ninsun', 'Kubaba']) people.push({ name, page: await visit(url) })
    const [host, second, third] = people
    const table = await sitDown(`${url}/api/v1`, people, lang)
    await playUntil(table, people, (now) => (now.game?.position.round ?? 0) > 3 && decider(now) === 2)
    const at = `${url}/#/online/table/${table.id}`
    await host.page.clock.install()
    await host.page.goto(at)
    const vote = button(host.page, text.t('online.slow.vote'))
    await host.page.getByRole('region', { name: text.t('table.prompt.label') }).waitFor()
    late = AWAY
    await host.page.clock.fastForward(AWAY)
    await vote.waitFor()
    await shoot('slow', host.page)
    await vote.click()
    await host.page.getByText(text.t('online.slow.voted', { who: third.name })).waitFor()
    await shoot('voted', host.page)
    await table.act(second, { type: 'vote', about: 2 })
    await third.page.goto(at)
    await button(third.page, text.t('online.stand-in.back')).waitFor()
    await shoot('stand-in', third.page)
    await table.act(third, { type: 'return' })
    await playUntil(table, people, () => false)
    await second.page.goto(at)
    await second.page.getByRole('dialog', { name: text.t('table.end.over') }).waitFor()
    await shoot('online-end', second.page)
    await second.page.goto(`${url}/#/replay/table/${table.id}/60`)
    await second.page.getByRole('region', { name: text.t('replay.moment.label') }).waitFor()
    await shoot('online-back', second.page)
    await shootLadder(url, second, tools)
    await shootPasskey(url, tools)
  } finally {
    await Promise.all(people.map(({ page }) => page.context().close()))
    await stop()
    await clear()
  }
}
