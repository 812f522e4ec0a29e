/**
 * What each package and each folder of the engine may import: the single list behind the checker
 * (.dependency-cruiser.mjs) and the tables in ARCHITECTURE.md and CONTRIBUTING.md (`node scripts/boundaries.mjs --write`).
 * A new package is entered here first.
 */

/** @typedef {{ does: string, imports: readonly string[], inTests?: readonly string[] }} Boundary */

/** @type {Readonly<Record<string, Boundary>>} */
export const PACKAGES = {
  engine: { does: 'the rules: pure code without dependencies, I/O, clock or random numbers of its own', imports: [] },
  i18n: { does: 'all text for people, in four languages, with typed keys', imports: [] },
  protocol: { does: 'schemas of all messages between the app, bots and the server', imports: [] },
  bots: { does: 'opponents: network and search, hints with reasons, reviews, arena', imports: ['engine'] },
  fair: { does: 'fair deals: shares and commits, seeds, cards', imports: ['engine'] },
  narration: { does: 'sentences about what happens in a game, and its rules', imports: ['engine', 'bots', 'i18n'] },
  tables: {
    does: 'the state of an online table, folded from its log; pure code shared by server and app',
    imports: ['engine', 'fair', 'protocol'],
  },
  server: {
    does: 'the game server: tables, storage, jobs, bots, clocks, notifications, HTTP API; serves the web app',
    imports: ['engine', 'bots', 'i18n', 'narration', 'fair', 'protocol', 'tables'],
  },
  cli: {
    does: '`amyitis`: play in the terminal, engine protocol, replay, verify, arena, server administration',
    imports: ['engine', 'bots', 'i18n', 'narration', 'fair', 'tables', 'server'],
  },
  web: {
    does: 'the app in the browser; its tests start the server',
    imports: ['engine', 'bots', 'i18n', 'narration', 'fair', 'protocol', 'tables'],
    inTests: ['server'],
  },
  lab: {
    does: 'training, benchmarks, golden games, resilience suite; never shipped',
    imports: ['engine', 'bots', 'fair', 'protocol', 'tables'],
  },
}

/** Layers of packages/engine/src, lowest first: each imports only the layers named. @type {Readonly<Record<string, Boundary>>} */
export const ENGINE_LAYERS = {
  box: { does: 'what is in the box: components with their source, editions, versions of the rules', imports: [] },
  core: { does: 'foundations: moves as data, code and text, events, refusals, chance', imports: ['box'] },
  table: { does: 'what is on the table: position, setup, reserve; the interface of a rule', imports: ['box', 'core'] },
  palace: { does: 'what the expansion adds', imports: ['box', 'core', 'table'] },
  round: {
    does: 'the course of a round, with one file per section of the rules',
    imports: ['box', 'core', 'table', 'palace'],
  },
  play: {
    does: 'orchestration: legal moves, playing a move, the order of phases, whole games',
    imports: ['box', 'core', 'table', 'palace', 'round'],
  },
  notation: {
    does: 'states and records as text; prices and gains of moves',
    imports: ['box', 'core', 'table', 'palace', 'round', 'play'],
  },
}
