import { GOODS, newGame, type State, toState } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { ProtocolSession } from '../../src/protocol/session.ts'

type Answer = {
  id: unknown
  ok: boolean
  game: string
  state: State
  legal: string[]
  events: { type: string }[]
  record: string
  move: string
  results: unknown[]
  error: { code: string; message: string }
} & Record<string, unknown>

const ask = (session: ProtocolSession, request: unknown): Answer =>
  JSON.parse(session.handleLine(typeof request === 'string' ? request : JSON.stringify(request)))

function begun(options: object = {}): { session: ProtocolSession; first: Answer } {
  const session = new ProtocolSession()
  return { session, first: ask(session, { id: 1, cmd: 'new', players: 2, seed: 'x', ...options }) }
}

describe('games', () => {
  test('new answers with the game, its state and the legal moves, sorted by code unit', () => {
    const { first } = begun()
    expect(first).toMatchObject({ id: 1, ok: true, game: 'g1' })
    expect(first.state).toEqual(toState(newGame({ players: 2, seed: 'x' }).position))
    expect(first.legal).toEqual([...first.legal].sort())
    expect(Object.keys(first)).toEqual(['id', 'ok', 'game', 'state', 'legal'])
  })

  test('rules chooses the version; an older one is named in the answers, and kept by record and load', () => {
    const { session, first } = begun({ rules: '1' })
    expect(Object.keys(first)).toEqual(['id', 'ok', 'game', 'rules', 'state', 'legal'])
    expect(first.rules).toBe('1')
    const { record } = ask(session, { cmd: 'record', game: 'g1' })
    expect(record).toContain('\nrules 1\n')
    expect(ask(session, { cmd: 'load', record })).toMatchObject({ ok: true, rules: '1' })
    expect(ask(session, { cmd: 'position', state: first.state, rules: '1' })).toMatchObject({ ok: true, rules: '1' })
    expect(ask(session, { cmd: 'position', state: first.state }).rules).toBeUndefined()
    expect(ask(session, { cmd: 'hello' }).rules).toBe('2')
  })

  test.each(['3', 'newest', 1])('rules %j is no version: the message says so', (rules) => {
    const { first } = begun({ rules })
    expect(first.error.code).toBe('bad-request')
    expect(first.error.message).toContain('rules')
  })

  test('play answers with state, legal moves and events; state repeats it', () => {
    const { session } = begun()
    const played = ask(session, { id: 'p', cmd: 'play', game: 'g1', move: 'pass' })
    expect(Object.keys(played)).toEqual(['id', 'ok', 'state', 'legal', 'events'])
    expect(played.events).toContainEqual({ type: 'pass', seat: 0 })
    const state = ask(session, { id: 3, cmd: 'state', game: 'g1' })
    expect(state.state).toEqual(played.state)
    expect(state.legal).toEqual(played.legal)
  })

  test('without a seed each game is another one', () => {
    const session = new ProtocolSession()
    const states = [1, 2].map(() => JSON.stringify(ask(session, { cmd: 'new', players: 4 }).state))
    expect(states[0]).not.toBe(states[1])
  })

  test('a whole game can be played, recorded and loaded, and its record tells the seed only at the end', () => {
    const { session, first } = begun({ players: 3, palace: true })
    expect(ask(session, { cmd: 'record', game: 'g1' }).record).not.toContain('seed')
    let { legal } = first
    for (let i = 0; legal.length > 0; i++)
      legal = ask(session, { cmd: 'play', game: 'g1', move: legal[(i * 7) % legal.length] }).legal
    const { record } = ask(session, { cmd: 'record', game: 'g1' })
    expect(record).toContain('\nseed "x"\n')
    const loaded = ask(session, { cmd: 'load', record })
    expect(loaded).toMatchObject({ ok: true, game: 'g2', legal: [] })
    expect(loaded.state).toEqual(ask(session, { cmd: 'state', game: 'g1' }).state)
    expect(ask(session, { cmd: 'record', game: 'g2' }).record).toBe(record)
  })

  test('a loaded game goes on with the deals of the seed given', () => {
    const { session } = begun()
    const { record } = ask(session, { cmd: 'record', game: 'g1' })
    const next = [1, 2].map(() => {
      const { game } = ask(session, { cmd: 'load', record, seed: 'same' })
      for (const move of ['pass', 'pass']) ask(session, { cmd: 'play', game, move })
      let answer = ask(session, { cmd: 'state', game })
      while (answer.state.round === 1) answer = ask(session, { cmd: 'play', game, move: answer.legal[0] })
      return answer.state.groups
    })
    expect(next[0]).toEqual(next[1])
  })

  test('position sets up a game from a state and refuses one that breaks the box', () => {
    const { session, first } = begun()
    const again = ask(session, { cmd: 'position', state: first.state })
    expect(again).toMatchObject({ ok: true, game: 'g2' })
    expect(again.state).toEqual(first.state)
    const broken = structuredClone(first.state)
    broken.seats[0].talents++
    expect(ask(session, { cmd: 'position', state: broken }).error).toMatchObject({
      code: 'bad-position',
      message: expect.stringContaining('talents'),
    })
  })

  test('a custom edition is played and refused with its faults', () => {
    const edition = structuredClone(newGame({ players: 2, seed: '' }).position.box.edition)
    const session = new ProtocolSession()
    const small = { ...edition, id: 'small', tokens: { ...edition.tokens, camels: 8 } }
    expect(ask(session, { cmd: 'new', players: 4, edition: small }).state).toMatchObject({
      edition: 'small',
      reserve: { camels: 4 },
    })
    const { error } = ask(session, {
      cmd: 'new',
      players: 4,
      edition: { ...small, tokens: { ...small.tokens, camels: 1 } },
    })
    expect(error).toMatchObject({ code: 'bad-request', message: expect.stringContaining('tokens.camels') })
  })

  test('close forgets a game', () => {
    const { session } = begun()
    expect(ask(session, { id: 5, cmd: 'close', game: 'g1' })).toEqual({ id: 5, ok: true })
    expect(ask(session, { cmd: 'state', game: 'g1' }).error.code).toBe('unknown-game')
  })
})

describe('bots and random games', () => {
  test('bot answers with a legal move and plays nothing; a seed makes it reproducible', () => {
    const { session, first } = begun()
    for (const level of ['random', 'gardener', 'engineer', 'amyitis']) {
      const answers = [1, 2].map(() => ask(session, { cmd: 'bot', game: 'g1', level, seed: 's', iterations: 10 }))
      expect(first.legal).toContain(answers[0].move)
      expect(answers[0]).toEqual(answers[1])
    }
    expect(ask(session, { cmd: 'state', game: 'g1' }).state).toEqual(first.state)
  })

  test('levels that judge tell what they think, best first; the others nothing', () => {
    const { session, first } = begun()
    const analysisOf = (level: string) =>
      ask(session, { cmd: 'bot', game: 'g1', level, seed: 's', iterations: 200 }) as Answer & {
        analysis: {
          iterations: number
          moves: { move: string; visits: number; chance: number }[]
          line: string[]
        } | null
      }
    for (const level of ['random', 'apprentice', 'gardener']) expect(analysisOf(level).analysis).toBeNull()
    for (const level of ['engineer', 'priest', 'amyitis']) {
      const { move, analysis } = analysisOf(level)
      expect(analysis?.moves[0].move).toBe(move)
      expect(analysis?.line[0]).toBe(move)
      for (const considered of analysis?.moves ?? []) {
        expect(first.legal).toContain(considered.move)
        expect(considered.chance).toBeGreaterThanOrEqual(0)
        expect(considered.chance).toBeLessThanOrEqual(1)
      }
    }
    expect(analysisOf('priest').analysis?.iterations).toBe(200)
  })

  test('with explain the best moves have their line and the reasons, without it none has', () => {
    const { session } = begun()
    const movesOf = (more: object) => {
      const request = { cmd: 'bot', game: 'g1', level: 'priest', seed: 's', iterations: 60, ...more }
      const { analysis } = ask(session, request) as Answer & {
        analysis: { moves: { move: string; line?: string[]; own?: number; reasons?: { code: string }[] }[] }
      }
      return analysis.moves
    }
    const explained = movesOf({ explain: true })
    for (const { move, line, own, reasons } of explained.slice(0, 3)) {
      expect(line?.[0]).toBe(move)
      expect(own).toBeGreaterThan(0)
      expect(reasons?.every(({ code }) => typeof code === 'string')).toBe(true)
    }
    const bare = movesOf({})
    expect(bare.some((move) => 'reasons' in move || 'line' in move)).toBe(false)
    expect(explained.map(({ move }) => move)).toEqual(bare.map(({ move }) => move))
  })

  test('a level that does not exist is a bad request', () => {
    const { session } = begun()
    for (const level of ['Priest', 'nobody', 'toString', 7, undefined])
      expect(ask(session, { cmd: 'bot', game: 'g1', level }).error.code).toBe('bad-request')
  })

  test('random plays games that are the same for the same seed, however many are asked for', () => {
    const session = new ProtocolSession()
    const results = (games: number) =>
      ask(session, { cmd: 'random', players: 3, palace: true, seed: 's', games }).results
    expect(results(3).slice(0, 2)).toEqual(results(2))
    expect(results(1)[0]).toMatchObject({ scores: expect.any(Array), winners: expect.any(Array) })
  })
})

describe('bad requests', () => {
  const codeOf = (request: unknown) => {
    const { session, first } = begun()
    const answer = ask(session, request)
    expect(ask(session, { cmd: 'state', game: 'g1' }).state).toEqual(first.state)
    return [answer.id, answer.ok, answer.error.code]
  }

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['deep nesting', '['.repeat(500_000)],
  ])('%s gets id null and bad-request', (_, line) => {
    expect(codeOf(line)).toEqual([null, false, 'bad-request'])
  })

  test.each([
    [{ cmd: 'fly' }],
    [{}],
    [{ cmd: 'new' }],
    [{ cmd: 'new', players: 5 }],
    [{ cmd: 'new', players: 2.5 }],
    [{ cmd: 'new', players: '2' }],
    [{ cmd: 'new', players: 2, palace: 'yes' }],
    [{ cmd: 'new', players: 2, seed: 7 }],
    [{ cmd: 'new', players: 2, edition: 'deluxe' }],
    [{ cmd: 'new', players: 2, edition: null }],
    [{ cmd: 'play', game: 'g1' }],
    [{ cmd: 'play', game: 1, move: 'pass' }],
    [{ cmd: 'load' }],
    [{ cmd: 'position' }],
    [{ cmd: 'random', players: 2, games: 0 }],
    [{ cmd: 'random', players: 2, games: 100_001 }],
    [{ cmd: 'bot', game: 'g1', level: 'random', ms: 60_001 }],
    [{ cmd: 'bot', game: 'g1', level: 'random', iterations: 0 }],
    [{ cmd: 'bot', game: 'g1', level: 'random', explain: 1 }],
    [{ cmd: 'new', players: 2, palace: null }],
    [{ cmd: 'hello', id: {} }],
    [{ cmd: 'hello', id: true }],
    [{ cmd: 'toString' }],
    [{ cmd: '__proto__' }],
  ])('%j is a bad request', (request) => {
    expect(codeOf(request)).toEqual([null, false, 'bad-request'])
  })

  test('a game nobody began is unknown', () => {
    for (const game of ['g2', '', '__proto__', 'constructor'])
      expect(codeOf({ id: 4, cmd: 'play', game, move: 'pass' })).toEqual([4, false, 'unknown-game'])
  })

  test('an illegal move names its reason, its clause and what is possible', () => {
    const { session, first } = begun()
    const { error } = ask(session, { cmd: 'play', game: 'g1', move: 'caravan babylon' })
    expect(error.code).toBe('illegal-move')
    expect(error.message).toContain('R7.2')
    expect(error.message).toContain(first.legal[0])
    for (const move of [' pass', 'Pass', 'sell dates barley', '', '\u0000', `discard ${'wine '.repeat(100)}`])
      expect(ask(session, { cmd: 'play', game: 'g1', move }).error.code).toBe('illegal-move')
  })

  test('a damaged record names the line and the clause', () => {
    const { session } = begun()
    const { record } = ask(session, { cmd: 'record', game: 'g1' })
    const color = 'blue'
    const { error } = ask(session, { cmd: 'load', record: `${record}${color}: caravan babylon\n` })
    expect(error.code).toBe('bad-record')
    expect(error.message).toMatch(/^line \d+: .*R\d/)
  })

  test('strange states are bad positions, whatever they are', () => {
    const { session, first } = begun()
    const strange = [null, 7, [], {}, { ...first.state, seats: GOODS }, { ...first.state, players: 3 }]
    for (const state of strange) expect(ask(session, { cmd: 'position', state }).error.code).toBe('bad-position')
  })
})
