import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { createBot } from '../../packages/bots/src/index.ts'
import { formatMove, seededRandom } from '../../packages/engine/src/index.ts'
import { hashOfShare } from '../../packages/fair/src/index.ts'
import { createText } from '../../packages/i18n/src/index.ts'
import type { Command, Settings, TableEvent } from '../../packages/protocol/src/index.ts'
import { decider, fold, type Table } from '../../packages/tables/src/index.ts'
import { button, type OnlineTools, startServer } from './online.ts'

/** Late screens of online games: when somebody is absent, at the end, and after many games. */
export const LATER = [
  'lobby-full',
  'slow',
  'voted',
  'stand-in',
  'online-end',
  'online-check',
  'online-back',
  'player-full',
  'finished',
  'ladder-full',
  'passkey',
] as const
export type LaterScreen = (typeof LATER)[number]

const SETTINGS: Settings = {
  seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
  palace: true,
  edition: 'standard',
  clock: { kind: 'live', minutes: 240, increment: 60 },
  public: true,
  spectators: true,
  standIn: 'gardener',
  rated: true,
}

/** Longer than a player may be absent from a game with clocks. */
const AWAY = 130_000

interface Person {
  readonly name: string
  readonly page: Page
}

interface Answer {
  readonly ok: boolean
  readonly body: string
}

/** An API request in the name of a page's player, sent by the page itself. */
async function call(page: Page, address: string, data?: object): Promise<string> {
  const { ok, body }: Answer = await page.evaluate(
    async ([to, json]) => {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: json }
      const answer = await fetch(to, json === undefined ? {} : post)
      return { ok: answer.ok, body: await answer.text() }
    },
    [address, data === undefined ? undefined : JSON.stringify(data)] as const,
  )
  if (!ok) throw new Error(`${address}: ${body}`)
  return body
}

function tableOf(api: string, id: string) {
  let table: Table | undefined
  const now = async ({ page }: Person): Promise<Table | undefined> => {
    const answer = await call(page, `${api}/tables/${id}/events?after=${table?.seq ?? 0}`)
    const { events }: { events: TableEvent[] } = JSON.parse(answer)
    for (const event of events) table = fold(table, event)
    return table
  }
  return {
    id,
    now,
    async act(person: Person, act: Command): Promise<void> {
      const after = (await now(person))?.seq ?? 0
      const data = { key: randomBytes(8).toString('hex'), after, act }
      await call(person.page, `${api}/tables/${id}/acts`, data)
    },
  }
}
type Sat = ReturnType<typeof tableOf>

async function sitDown(api: string, people: readonly Person[], language: string): Promise<Sat> {
  for (const { name, page } of people) await call(page, `${api}/players`, { name, language })
  const data = { key: randomBytes(8).toString('hex'), settings: SETTINGS }
  const { id } = JSON.parse(await call(people[0].page, `${api}/tables`, data))
  const table = tableOf(api, id)
  const shares = people.map(() => randomBytes(32).toString('hex'))
  for (const [i, person] of people.entries()) await table.act(person, { type: 'sit', commit: hashOfShare(shares[i]) })
  for (const [i, person] of people.entries()) await table.act(person, { type: 'reveal', added: shares[i] })
  return table
}

/** Plays for everybody with a bot until a condition holds. */
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

async function shootPeople(
  url: string,
  { name, page }: Person,
  { lang, shoot }: OnlineTools<LaterScreen>,
): Promise<void> {
  const { id } = JSON.parse(await call(page, `${url}/api/v1/me`))
  await page.goto(`${url}/#/online/player/${id}`)
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await shoot('player-full', page)
  await page.goto(`${url}/#/online/games`)
  await page
    .getByRole('link', { name: createText(lang).t('online.go.look') })
    .first()
    .waitFor()
  await shoot('finished', page)
}

async function shootLadder(url: string, { page }: Person, { shoot }: OnlineTools<LaterScreen>): Promise<void> {
  const { id } = JSON.parse(await call(page, `${url}/api/v1/me`))
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

/** A passkey needs a host name, not an IP address. */
async function shootPasskey(address: string, { lang, visit, shoot }: OnlineTools<LaterScreen>): Promise<void> {
  const text = createText(lang)
  const url = address.replace('127.0.0.1', 'localhost')
  const page = await visit(url)
  await call(page, `${url}/api/v1/players`, { name: 'Enheduanna', language: lang })
  // Skips the question for a name.
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

/** Three people play a whole game; one of them is absent for a while. */
export async function shootLater(dist: string, tools: OnlineTools<LaterScreen>): Promise<void> {
  const { lang, visit, shoot } = tools
  const text = createText(lang)
  let late = 0
  const { url, stop, clear } = await startServer(dist, { now: () => Date.now() + late })
  const people: Person[] = []
  try {
    for (const name of ['Anna', 'Ninsun', 'Enlil']) people.push({ name, page: await visit(url) })
    const [host, second, third] = people
    const table = await sitDown(`${url}/api/v1`, people, lang)
    await playUntil(table, people, (now) => (now.game?.position.round ?? 0) > 3 && decider(now) === 2)
    const open = { ...SETTINGS, rated: false, palace: false, clock: { kind: 'correspondence', hours: 72 } }
    const data = { key: randomBytes(8).toString('hex'), settings: open }
    await call(second.page, `${url}/api/v1/tables`, data)
    // Games to watch are those of others.
    const visitor = await visit(url)
    await visitor.goto(`${url}/#/online`)
    await visitor.locator('.watch-card svg.garden-thumb').first().waitFor()
    await shoot('lobby-full', visitor)
    await visitor.context().close()
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
    await button(second.page, text.t('online.check.title')).click()
    await second.page.locator('.online-verdict').waitFor()
    await shoot('online-check', second.page)
    await second.page.goto(`${url}/#/replay/table/${table.id}/60`)
    await second.page.getByRole('region', { name: text.t('replay.moment.label') }).waitFor()
    await shoot('online-back', second.page)
    await shootPeople(url, second, tools)
    await shootLadder(url, second, tools)
    await shootPasskey(url, tools)
  } finally {
    await Promise.all(people.map(({ page }) => page.context().close()))
    await stop()
    await clear()
  }
}
