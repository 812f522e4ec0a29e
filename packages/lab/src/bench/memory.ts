import {
  drawSetup,
  layOut,
  listLegal,
  MoveList,
  openBox,
  playMove,
  proceed,
  randomDealer,
  STANDARD,
  seededRandom,
} from '@amyitis/engine'
import type { Measurement } from './measurement.ts'

/** Heap in use after a tenth of the games and after all of them: without a leak both are equal. */
export function measureMemory(games: number): Measurement[] {
  const box = openBox(STANDARD, 4, false)
  const random = seededRandom('memory')
  const dealer = randomDealer(random)
  const list = new MoveList()
  const play = (count: number) => {
    for (let i = 0; i < count; i++) {
      const pos = layOut(box, drawSetup(box, random))
      proceed(pos, dealer)
      while (pos.decision !== undefined) {
        listLegal(pos, list)
        playMove(pos, list.moves[random(list.length)], dealer)
      }
    }
    globalThis.gc?.()
    return process.memoryUsage().heapUsed / 1e6
  }
  const row = (count: number, value: number) => ({
    name: `heap after ${count.toLocaleString('en')} games`,
    value,
    unit: 'MB',
  })
  const early = play(games / 10)
  return [row(games / 10, early), row(games, play(games - games / 10))]
}
