import type { Level } from '@amyitis/bots'
import { newGame, toState } from '@amyitis/engine'
import { characterNames, createText } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { fullName, playersOf } from '../src/board/players.ts'
import { cleanName, readSeats, recordNames, type SeatedPlayer, type SeatSetting } from '../src/game/seats.ts'
import { playOnSeats } from '../src/replay/screen/PlayOn.tsx'

const person = (name = ''): SeatSetting => ({ kind: 'human', name })
const bot = (level: Level = 'gardener'): SeatSetting => ({ kind: 'bot', level })

describe('a seat', () => {
  it('of an earlier version, where bots had names of their own, is read by its level', () => {
    expect(readSeats([person(), { kind: 'bot', name: 'Ninsun', level: 'priest' }])).toEqual([person(), bot('priest')])
  })

  it('of a person called like a level is not taken for a bot', () => {
    expect(characterNames(recordNames([person(cleanName('gardener')), bot()]))).toEqual(['Gardener', 'Balasi'])
  })
})

describe('playing on', () => {
  it('puts bots on all seats but one, which keeps the name of its person', () => {
    expect(playOnSeats(3, [bot(), person('Ada'), person('Ben')], 1, 'priest')).toEqual([
      bot('priest'),
      person('Ada'),
      bot('priest'),
    ])
  })

  it('ignores the names in a record from elsewhere', () => {
    expect(playOnSeats(2, undefined, 1, 'priest')).toEqual([bot('priest'), person()])
  })
})

const state = toState(newGame({ players: 2, seed: 'seats' }).position)

describe('“You”', () => {
  const text = createText('en')
  const labels = (...seats: SeatedPlayer[]) =>
    playersOf(seats, { names: ['Ada', 'Ben'], text, state }).map(({ name, note }) => [name, note])

  it('is the only person at the table, by name or beside it', () => {
    expect(labels(bot(), person())).toEqual([
      ['Ada', 'orchard keeper'],
      ['You', ''],
    ])
    expect(labels(bot(), person('Ben'))[1]).toEqual(['Ben', 'You'])
  })

  it('is nobody if several people share a screen', () => {
    expect(labels(person(), person('Ben'))).toEqual([
      ['Ada', ''],
      ['Ben', ''],
    ])
  })

  it('is told who stands in for whom', () => {
    const standIn = { kind: 'bot', level: 'engineer', standsInFor: 'Ada' } as const
    expect(labels(standIn, person())[0]).toEqual(['Ada', 'played by Rimut'])
  })
})

describe('somebody who has another name today', () => {
  it('appears under the name in the game, with today’s beside it', () => {
    const text = createText('de')
    const seats = [{ kind: 'remote', name: 'Ada', now: 'Zoe' } as const, { kind: 'remote', name: 'Ben' } as const]
    const players = playersOf(seats, { names: ['Ada', 'Ben'], text, state })
    expect(players.map(({ note }) => note)).toEqual(['jetzt Zoe', ''])
    expect(players.map((one) => fullName(text, one))).toEqual(['Ada (jetzt Zoe)', 'Ben'])
  })
})
