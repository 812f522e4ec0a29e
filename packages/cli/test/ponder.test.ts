import { Readable } from 'node:stream'
import { newGame } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { playCommand } from '../src/commands/play.ts'
import { parseArguments } from '../src/options.ts'
import { LocalGame, type SeatKind } from '../src/play/local-game.ts'
import { SearchTeam } from '../src/search/search-team.ts'
import { choosePaint } from '../src/terminal/paint.ts'

const text = createText('en')

afterEach(() => {
  vi.restoreAllMocks()
})

describe('amyitis play', () => {
  /** Is the bot allowed to think while somebody at a terminal, or a pipe, leaves the game right away? */
  async function ponders(options: readonly string[], isTTY: boolean): Promise<boolean> {
    const ponder = vi.spyOn(LocalGame.prototype, 'ponder').mockReturnValue(() => undefined)
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(
      Object.assign(Readable.from(['quit\n']), { isTTY }) as unknown as typeof process.stdin,
    )
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const args = parseArguments(
      ['play', '--seats', 'human,amyitis', '--seed', 'ponder 4', '--no-save', ...options],
      () => text,
    )
    await playCommand.run({ text, args, paint: choosePaint({}, false), print: () => undefined })
    return ponder.mock.calls.length > 0
  }

  it('lets the bot think while a person at a terminal decides', async () => {
    expect(await ponders([], true)).toBe(true)
  })

  it('does not with --no-ponder', async () => {
    expect(await ponders(['--no-ponder'], true)).toBe(false)
  })

  it('does not if a program writes the answers', async () => {
    expect(await ponders([], false)).toBe(false)
  })
})

describe('a game in the terminal', () => {
  function watch(seats: readonly SeatKind[], may: () => boolean) {
    const ponder = vi.spyOn(SearchTeam.prototype, 'ponder').mockReturnValue(undefined)
    const table = new LocalGame(newGame({ players: 2, seed: 'ponder' }), seats, 'ponder')
    const stop = table.ponder(may)
    table.close()
    return { isWanted: ponder.mock.calls.at(0)?.[2], stop }
  }

  it('lets only the strongest bot think while a person decides', () => {
    expect(watch(['human', 'amyitis'], () => true).isWanted).toBeDefined()
    vi.restoreAllMocks()
    expect(watch(['human', 'oracle'], () => true).isWanted).toBeUndefined()
  })

  it('stops it once the person has decided', () => {
    const { isWanted, stop } = watch(['human', 'amyitis'], () => true)
    expect(isWanted?.()).toBe(true)
    stop()
    expect(isWanted?.()).toBe(false)
  })

  it('stops it on battery power, and does not even start it there', () => {
    let plugged = true
    const { isWanted } = watch(['human', 'amyitis'], () => plugged)
    expect(isWanted?.()).toBe(true)
    plugged = false
    expect(isWanted?.()).toBe(false)
    vi.restoreAllMocks()
    expect(watch(['human', 'amyitis'], () => plugged).isWanted).toBeUndefined()
  })
})
