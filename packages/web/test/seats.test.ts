import { newGame, toState } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { changedTo, freshBot, withoutDoubles } from '../src/app/new/seats-form.ts'
import { fullName, playersOf } from '../src/board/players.ts'
import { BOT_NAMES, freeName, type SeatSetting } from '../src/game/seats.ts'
import { playOnSeats } from '../src/replay/screen/play-on-seats.ts'

const person = (name = ''): SeatSetting => ({ kind: 'human', name })
const bot = (name: string): SeatSetting => ({ kind: 'bot', name, level: 'gardener' })
const namesOf = (seats: readonly SeatSetting[]) => seats.map(({ name }) => name)

describe('a bot that sits down', () => {
  it('has a name that nobody has, whichever seat becomes a bot after others were added', () => {
    const table = [person(), bot('Ninsun')]
    const added = [...table, freshBot(table)]
    expect(namesOf(added)).toEqual(['', 'Ninsun', 'Adapa'])
    const bots = added.with(0, changedTo('bot', added, 0))
    expect(namesOf(bots)).toEqual(['Enlil', 'Ninsun', 'Adapa'])
    expect(withoutDoubles(bots)).toBe(bots)

    const left = bots.with(2, changedTo('human', bots, 2))
    expect(left[2]).toEqual(person())
    const again = left.with(2, changedTo('bot', left, 2))
    expect(namesOf(again)).toEqual(['Enlil', 'Ninsun', 'Adapa'])
    expect(withoutDoubles(again)).toBe(again)
  })

  it('does not take the name that a person has typed', () => {
    const table = [person(' adapa '), person('Ninsun')]
    expect(changedTo('bot', table, 1).name).toBe('Ninsun')
    expect(freshBot(table).name).toBe('Enlil')
    expect(freeName([...BOT_NAMES.slice(0, 3)])).toBe(BOT_NAMES[3])
  })

  it('is as strong as the other bots', () => {
    const table: SeatSetting[] = [person(), { ...bot('Ninsun'), level: 'amyitis' } as SeatSetting]
    expect(changedTo('bot', table, 0)).toEqual({ kind: 'bot', name: 'Adapa', level: 'amyitis' })
  })
})

describe('playing on', () => {
  it('leaves the bots their names and gives the others those that are free', () => {
    const seats = [bot('Enlil'), person('Ada'), person('Ben'), person('Cleo')]
    const next = playOnSeats(['Enlil', 'Ada', 'Ben', 'Cleo'], seats, 1, 'priest')
    expect(namesOf(next)).toEqual(['Enlil', 'Ada', 'Adapa', 'Ninsun'])
    expect(next.map(({ kind }) => kind)).toEqual(['bot', 'human', 'bot', 'bot'])
  })

  it('gives nobody the name of somebody else, whoever sat where', () => {
    for (const names of [
      ['Kubaba', 'Ninsun', 'Adapa'],
      ['Adapa', 'Kubaba', 'Enlil', 'Ninsun'],
      ['Enlil', 'Adapa'],
    ])
      for (const people of [[0], [1], [0, 1]])
        for (const own of names.keys()) {
          const seats = names.map((name, seat) => (people.includes(seat) ? person(name) : bot(name)))
          const next = namesOf(playOnSeats(names, seats, own, 'priest'))
          expect(new Set(next).size, `${names} ${people} ${own}`).toBe(names.length)
        }
  })

  it('knows no names of a record from elsewhere', () => {
    expect(namesOf(playOnSeats(['Nabu', 'Sidka', 'Bel'], undefined, 1, 'priest'))).toEqual(['Adapa', '', 'Ninsun'])
  })
})

const state = toState(newGame({ players: 2, seed: 'seats' }).position)

describe('“You”', () => {
  const text = createText('en')
  const notes = (...seats: SeatSetting[]) =>
    playersOf(seats, { names: seats.map(({ name }) => name), text, state }).map(({ note }) => note)

  it('stands under the only person at the table', () => {
    const level = text.t('game.bot', { level: text.t('level.gardener.name') })
    expect(notes(bot('Enlil'), person('Ada'))).toEqual([level, text.t('game.you')])
  })

  it('stands under nobody where several people share a screen', () => {
    expect(notes(person('Ada'), person('Ben'))).toEqual(['', ''])
  })
})

describe('somebody who has another name today', () => {
  it('stands under the name of the game, with today’s beside it', () => {
    const text = createText('de')
    const seats = [{ kind: 'remote', name: 'Ada', now: 'Zoe' } as const, { kind: 'remote', name: 'Ben' } as const]
    const players = playersOf(seats, { names: ['Ada', 'Ben'], text, state })
    expect(players.map(({ note }) => note)).toEqual(['jetzt Zoe', ''])
    expect(players.map((one) => fullName(text, one))).toEqual(['Ada (jetzt Zoe)', 'Ben'])
  })
})
