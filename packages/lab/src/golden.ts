/**
 * Makes the golden games of the engine's tests: `npm run golden`. Scripted players of many styles play a few thousand games;
 * the set that covers most of what can happen is kept. Run it for a new rules version: its games get their own folder, and
 * those of older versions never change.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { formatRecord, RULES_VERSION, withHeaders } from '@amyitis/engine'
import {
  type Candidate,
  candidate,
  frugalCandidate,
  GOLDEN_KINDS,
  type GoldenKind,
  goldenName,
  selectGames,
} from './golden/candidates.ts'
import { type Digest, digest } from './golden/digest.ts'
import { fromMiddle, goodsGone } from './golden/positions.ts'

/** The games of version 1 are beside these folders. */
const PLACE = `rules-${RULES_VERSION}`
const FOLDER = new URL(`../../engine/test/games/golden/${PLACE}/`, import.meta.url)
const DATE = '2026-01-01'
const TABLES = 288
/** Neutral cubes run out about once in a hundred of these, and hardly ever with 2 players, who have fewer tiles. */
const FRUGAL_TABLES = 400
/** Games that show what is new in this version, and some others: the games of version 1 cover what has not changed. */
const NEW = 'refused engineer-no-cube'
const CHOSEN = { new: 2, others: 2 }

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

function candidates(kind: GoldenKind): Candidate[] {
  const frugal = kind.players === 2 ? [] : range(FRUGAL_TABLES).map((table) => frugalCandidate(kind, table))
  const rare = frugal.filter(({ traits }) => traits.has('no neutral'))
  return [...range(TABLES).map((table) => candidate(kind, table)), ...rare]
}

function write(name: string, { game, styles, seed }: Candidate): Digest {
  const file = `${name}.amyitis`
  writeFileSync(new URL(file, FOLDER), formatRecord(withHeaders(game, { date: DATE, names: styles, seed })))
  return digest(`${PLACE}/${file}`, game)
}

function writeKind(kind: GoldenKind): Digest[] {
  const all = candidates(kind)
  const [shown, others] = [true, false].map((has) => all.filter(({ traits }) => traits.has(NEW) === has))
  const chosen = [...selectGames(shown, CHOSEN.new), ...selectGames(others, CHOSEN.others)]
  const games = chosen.map((game, i) => write(`${goldenName(kind)}-${String(i + 1).padStart(2, '0')}`, game))
  games.push(write(`${goldenName(kind)}-middle`, fromMiddle(kind, 1)))
  if (kind.players > 2 && !kind.palace) games.push(write(`${goldenName(kind)}-goods-gone`, goodsGone(kind)))
  console.log(`${goldenName(kind)}: ${games.length} games`)
  return games
}

mkdirSync(FOLDER, { recursive: true })
for (const file of readdirSync(FOLDER)) if (/\.(amyitis|jsonl)$/.test(file)) rmSync(new URL(file, FOLDER))
const index = GOLDEN_KINDS.flatMap(writeKind).sort((a, b) => (a.file < b.file ? -1 : 1))
writeFileSync(new URL('index.jsonl', FOLDER), index.map((game) => `${JSON.stringify(game)}\n`).join(''))
