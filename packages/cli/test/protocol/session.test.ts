import { GOODS, newGame, type State, toState } from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { ProtocolSession } from '../../src/protocol/session.ts'

type Reply = {
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

const send = (session: ProtocolSession, request: unknown): Reply =>
  JSON.parse(session.handleLine(typeof request === 'string' ? request : JSON.stringify(request)))

function begun(options: object = {}): { session: ProtocolSession; first: Reply } {
  const session = new ProtocolSession()
  return { session, first: send(session, { id: 1, cmd: 'new', players: 2, seed: 'x', ...options }) }
}

describe('games', () => {
  test('new returns the game, its state and the legal moves, sorted by code unit', () => {
    const { first } = begun()
    expect(first).toMatchObject({ id: 1, ok: true, game: 'g1' })
    expect(first.state).toEqual(toState(newGame({ players: 2, seed: 'x' }).position))
    expect(first.legal).toEqual([...first.legal].sort())
    expect(Object.keys(first)).toEqual(['id', 'ok', 'game', 'state', 'legal'])
  })

  test('rules selects the version; an older one is named in responses and kept by record and load', () => {
    const { session, first } = begun({ rules: '1' })
    expect(Object.keys(first)).toEqual(['id', 'ok', 'game', 'rules', 'state', 'legal'])
    expect(first.rules).toBe('1')
    const { record } = send(session, { cmd: 'record', game: 'g1' })
    expect(record).toContain('\nrules 1\n')
    expect(send(session, { cmd: 'load', record })).toMatchObject({ ok: true, rules: '1' })
    expect(send(session, { cmd: 'position', state: first.state, rules: '1' })).toMatchObject({ ok: true, rules: '1' })
    expect(send(session, { cmd: 'position', state: first.state }).rules).toBeUndefined()
    expect(send(session, { cmd: 'hello' }).rules).toBe('2')
  })

  test.each(['3', 'newest', 1])('rules %j is no version: the message says so', (rules) => {
    const { first } = begun({ rules })
    expect(first.error.code).toBe('bad-request')
    expect(first.error.message).toContain('rules')
  })

  test('play returns state, legal moves and events; state repeats them', () => {
    const { session } = begun()
    const played = send(session, { id: 'p', cmd: 'play', game: 'g1', move: 'pass' })
    expect(Object.keys(played)).toEqual(['id', 'ok', 'state', 'legal', 'events'])
    expect(played.events).toContainEqual({ type: 'pass', seat: 0 })
    const state = send(session, { id: 3, cmd: 'state', game: 'g1' })
    expect(state.state).toEqual(played.state)
    expect(state.legal).toEqual(played.legal)
  })

  test('without a seed every game is different', () => {
    const session = new ProtocolSession()
    const states = [1, 2].map(() => JSON.stringify(send(session, { cmd: 'new', players: 4 }).state))
    expect(states[0]).not.toBe(states[1])
  })

  test('a whole game can be played, recorded and loaded, and its record has the seed only at the end', () => {
    const { session, first } = begun({ players: 3, palace: true })
    expect(send(session, { cmd: 'record', game: 'g1' }).record).not.toContain('seed')
    let { legal } = first
    for (let i = 0; legal.length > 0; i++)
      legal = send(session, { cmd: 'play', game: 'g1', move: legal[(i * 7) % legal.length] }).legal
    const { record } = send(session, { cmd: 'record', game: 'g1' })
    expect(record).toContain('\nseed "x"\n')
    const loaded = send(session, { cmd: 'load', record })
    expect(loaded).toMatchObject({ ok: true, game: 'g2', legal: [] })
    expect(loaded.state).toEqual(send(session, { cmd: 'state', game: 'g1' }).state)
    expect(send(session, { cmd: 'record', game: 'g2' }).record).toBe(record)
  })

  test('a loaded game continues with the deals of the given seed', () => {
    const { session } = begun()
    const { record } = send(session, { cmd: 'record', game: 'g1' })
    const next = [1, 2].map(() => {
      const { game } = send(session, { cmd: 'load', record, seed: 'same' })
      for (const move of ['pass', 'pass']) send(session, { cmd: 'play', game, move })
      let answer = send(session, { cmd: 'state', game })
      while (answer.state.round === 1) answer = send(session, { cmd: 'play', game, move: answer.legal[0] })
      return answer.state.groups
    })
    expect(next[0]).toEqual(next[1])
  })

  test('position sets up a game from a state and rejects an impossible one', () => {
    const { session, first } = begun()
    const again = send(session, { cmd: 'position', state: first.state })
    expect(again).toMatchObject({ ok: true, game: 'g2' })
    expect(again.state).toEqual(first.state)
    const broken = structuredClone(first.state)
    broken.seats[0].talents++
    expect(send(session, { cmd: 'position', state: broken }).error).toMatchObject({
      code: 'bad-position',
      message: expect.stringContaining('talents'),
    })
  })

  test('a custom edition is played, or rejected with its faults', () => {
    const edition = structuredClone(newGame({ players: 2, seed: '' }).position.box.edition)
    const session = new ProtocolSession()
    const small = { ...edition, id: 'small', tokens: { ...edition.tokens, camels: 8 } }
    expect(send(session, { cmd: 'new', players: 4, edition: small }).state).toMatchObject({
      edition: 'small',
      reserve: { camels: 4 },
    })
    const { error } = send(session, {
      cmd: 'new',
      players: 4,
      edition: { ...small, tokens: { ...small.tokens, camels: 1 } },
    })
    expect(error).toMatchObject({ code: 'bad-request', message: expect.stringContaining('tokens.camels') })
  })

  test('close removes a game', () => {
    const { session } = begun()
    expect(send(session, { id: 5, cmd: 'close', game: 'g1' })).toEqual({ id: 5, ok: true })
    expect(send(session, { cmd: 'state', game: 'g1' }).error.code).toBe('unknown-game')
  })
})

describe('bots and random games', () => {
  test('bot returns a legal move without playing it; a seed makes it reproducible', () => {
    const { session, first } = begun()
    for (const level of ['random', 'gardener', 'engineer', 'amyitis']) {
      const answers = [1, 2].map(() => send(session, { cmd: 'bot', game: 'g1', level, seed: 's', iterations: 10 }))
      expect(first.legal).toContain(answers[0].move)
      expect(answers[0]).toEqual(answers[1])
    }
    expect(send(session, { cmd: 'state', game: 'g1' }).state).toEqual(first.state)
  })

  test('levels with a network return their analysis, best first; the others none', () => {
    const { session, first } = begun()
    const analysisOf = (level: string) =>
      send(session, { cmd: 'bot', game: 'g1', level, seed: 's', iterations: 200 }) as Reply & {
        analysis: {
          iterations: number
          moves: { move: string; visits: number; chance: number }[]
          line: string[]
        } | null
      }
    for (const level of ['random', 'apprentice', 'gardener']) expect(analysisOf(level).analysis).toBeNull()
    for (const level of ['engineer', 'priest', 'amyitis']) {
      const { move, analysis } = analysisOf(level)
      const [best] = analysis?.moves ?? []
      // Levels without search go by their first impression, not by the evaluation of every move.
      if (level !== 'engineer') expect(best.move).toBe(move)
      expect(analysis?.line[0]).toBe(best.move)
      for (const considered of analysis?.moves ?? []) {
        expect(first.legal).toContain(considered.move)
        expect(considered.chance).toBeGreaterThanOrEqual(0)
        expect(considered.chance).toBeLessThanOrEqual(1)
      }
    }
    expect(analysisOf('priest').analysis?.iterations).toBe(200)
  })

  test('explain adds lines and reasons to the best moves', () => {
    const { session } = begun()
    const movesOf = (more: object) => {
      const request = { cmd: 'bot', game: 'g1', level: 'priest', seed: 's', iterations: 60, ...more }
      const { analysis } = send(session, request) as Reply & {
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

  test('an unknown level is a bad request', () => {
    const { session } = begun()
    for (const level of ['Priest', 'nobody', 'toString', 7, undefined])
      expect(send(session, { cmd: 'bot', game: 'g1', level }).error.code).toBe('bad-request')
  })

  test('random plays the same games for the same seed, however many are requested', () => {
    const session = new ProtocolSession()
    const results = (games: number) =>
      send(session, { cmd: 'random', players: 3, palace: true, seed: 's', games }).results
    expect(results(3).slice(0, 2)).toEqual(results(2))
    expect(results(1)[0]).toMatchObject({ scores: expect.any(Array), winners: expect.any(Array) })
  })
})

describe('bad requests', () => {
  const codeOf = (request: unknown) => {
    const { session, first } = begun()
    const answer = send(session, request)
    expect(send(session, { cmd: 'state', game: 'g1' }).state).toEqual(first.state)
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

  test('an unknown game is reported', () => {
    for (const game of ['g2', '', '__proto__', 'constructor'])
      expect(codeOf({ id: 4, cmd: 'play', game, move: 'pass' })).toEqual([4, false, 'unknown-game'])
  })

  test('an illegal move is rejected with reason, clause and alternatives', () => {
    const { session, first } = begun()
    const { error } = send(session, { cmd: 'play', game: 'g1', move: 'caravan babylon' })
    expect(error.code).toBe('illegal-move')
    expect(error.message).toContain('R7.2')
    expect(error.message).toContain(first.legal[0])
    for (const move of [' pass', 'Pass', 'sell dates barley', '', '\u0000', `discard ${'wine '.repeat(100)}`])
      expect(send(session, { cmd: 'play', game: 'g1', move }).error.code).toBe('illegal-move')
  })

  test('a damaged record is rejected with line and clause', () => {
    const { session } = begun()
    const { record } = send(session, { cmd: 'record', game: 'g1' })
    const color = 'blue'
    const { error } = send(session, { cmd: 'load', record: `${record}${color}: caravan babylon\n` })
    expect(error.code).toBe('bad-record')
    expect(error.message).toMatch(/^line \d+: .*R\d/)
  })

  test('invalid states are bad positions, whatever they contain', () => {
    const { session, first } = begun()
    const strange = [null, 7, [], {}, { ...first.state, seats: GOODS }, { ...first.state, players: 3 }]
    for (const state of strange) expect(send(session, { cmd: 'position', state }).error.code).toBe('bad-position')
  })
})
