import { createText, LANGUAGES } from '@amyitis/i18n'
import { BOT_LEVELS, nameProblem, normalizeName } from '@amyitis/protocol'
import { ProblemError } from '../shared/problem-error.ts'
import { foldName } from './fold.ts'

/** Names must not impersonate the server: rejected as any word of a name. */
const OFFICES = [
  ...['admin', 'administrator', 'administration', 'administrateur', 'administratrice', 'administratorin'],
  ...['adminisztrátor', 'rendszergazda', 'moderator', 'moderatorin', 'modérateur', 'modératrice', 'moderátor'],
  ...['server', 'serveur', 'szerver', 'system', 'système', 'rendszer', 'sysadmin', 'webmaster', 'amyitis'],
]

/** Words that the game itself shows on seats: rejected as a whole name. */
const WORDS = [
  ...[
    'bot',
    'mod',
    'root',
    'host',
    'hôte',
    'gastgeber',
    'házigazda',
    'support',
    'staff',
    'official',
    'null',
    'undefined',
  ],
  ...['you', 'vous', 'toi', 'du', 'te', 'player', 'joueur', 'spieler', 'játékos', 'nobody', 'anonymous', 'deleted'],
]

/** What bots were called in earlier versions, when they had the names of cards. */
const FORMER_BOTS = [
  ...['random', 'apprentice', 'gardener', 'merchant', 'engineer', 'priest'],
  ...['hasard', 'apprenti', 'jardinier', 'marchand', 'ingénieur', 'prêtre'],
  ...['zufall', 'lehrling', 'gärtner', 'händler', 'ingenieur', 'priester'],
  ...['véletlen', 'tanonc', 'kertész', 'kereskedő', 'mérnök', 'pap'],
]

const texts = LANGUAGES.map(createText)
const shown = texts.flatMap((text) => [
  ...BOT_LEVELS.map((level) => text.t(`level.${level}.name`)),
  text.t('online.seat.free'),
  text.t('online.seat.invited'),
  text.t('online.seat.erased'),
  text.t('online.new.you'),
])

/** Only letters and digits, without a number at the end: Admin_1 reads as Admin. */
const bare = (folded: string) => folded.replace(/[^\p{L}\p{N}\p{M}]/gu, '').replace(/\p{N}+$/u, '')
const wordsOf = (name: string) =>
  name.split(/[^\p{L}\p{N}\p{M}]+/u).map((word) => foldName(word.replace(/\p{N}+$/u, '')))

const offices = new Set(OFFICES.map(foldName))
const whole = new Set(
  [...OFFICES, ...WORDS, ...BOT_LEVELS, ...FORMER_BOTS, ...shown].map((word) => bare(foldName(word))),
)

export const isReserved = (name: string): boolean =>
  whole.has(bare(foldName(name.replace(/\p{N}+$/u, '')))) ||
  wordsOf(name.normalize('NFKC')).some((word) => offices.has(word))

/** Returns the name as it is stored, or throws. Whether it is taken is checked by the database. */
export function validateName(requested: string): string {
  const name = normalizeName(requested)
  const problem = nameProblem(name)
  if (problem !== undefined) throw new ProblemError(problem)
  if (isReserved(name)) throw new ProblemError('name-reserved')
  return name
}

export const NAME_PROBLEMS = ['name-blank', 'name-too-long', 'name-invisible', 'name-reserved', 'name-taken'] as const
