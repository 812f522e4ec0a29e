/**
 * Makes the golden games of the engine's tests: `npx node packages/lab/src/golden.ts`. Scripted players of many styles play
 * some thousand games; those that together show most of what can happen are kept. Run it when the rules or the record
 * format change on purpose, and look at what changed in the games before keeping them.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { formatRecord, withHeaders } from '@amyitis/engine'
import { type Digest, digest } from './golden/digest.ts'
import { fromMiddle, goodsGone } from './golden/positions.ts'
import { choose } from './golden/select.ts'
import { type Candidate, candidate, frugalCandidate, KINDS, type Kind, nameOf } from './golden/tables.ts'

const FOLDER = new URL('../../engine/test/games/golden/', import.meta.url)
const DATE = '2026-01-01'
const TABLES = 288
/** Neutral cubes run out about once in a hundred of these, and hardly ever with 2 players, who have fewer tiles. */
const FRUGAL_TABLES = 400
const CHOSEN = 20

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

function candidates(kind: Kind): Candidate[] {
  const frugal = kind.players === 2 ? [] : range(FRUGAL_TABLES).map((table) => frugalCandidate(kind, table))
  const rare = frugal.filter(({ traits }) => traits.has('no neutral'))
  return [...range(TABLES).map((table) => candidate(kind, table)), ...rare]
}

function write(name: string, { game, styles, seed }: Candidate): Digest {
  const file = `${name}.amyitis`
  writeFileSync(new URL(file, FOLDER), formatRecord(withHeaders(game, { date: DATE, names: styles, seed })))
  return digest(file, game)
}

function writeKind(kind: Kind): Digest[] {
  const chosen = choose(candidates(kind), CHOSEN)
  const games = chosen.map((game, i) => write(`${nameOf(kind)}-${String(i + 1).padStart(2, '0')}`, game))
  games.push(write(`${nameOf(kind)}-middle`, fromMiddle(kind, 1)))
  if (kind.players > 2 && !kind.palace) games.push(write(`${nameOf(kind)}-goods-gone`, goodsGone(kind)))
  console.log(`${nameOf(kind)}: ${games.length} games`)
  return games
}

for (const file of readdirSync(FOLDER)) if (/\.(amyitis|jsonl)$/.test(file)) rmSync(new URL(file, FOLDER))
const index = KINDS.flatMap(writeKind).sort((a, b) => (a.file < b.file ? -1 : 1))
writeFileSync(new URL('index.jsonl', FOLDER), index.map((game) => `${JSON.stringify(game)}\n`).join(''))
