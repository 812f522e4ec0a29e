import type { ARENA as ENGLISH } from '../en/arena.ts'
import type { Translated } from '../message.ts'

export const ARENA: Translated<typeof ENGLISH> = {
  'arena.games':
    '{count, plural, one {# játszma} other {# játszma}}, átlagosan {rounds} forduló; győzelmek az 1. forduló játéksorrendje szerint, 95%-os konfidenciaintervallummal: {shares}.',
  'arena.time': 'Gondolkodási idő: {seconds} másodperc.',
  'arena.ratings':
    'Élő-pontszám 95%-os konfidenciaintervallummal, és egy döntés ideje ezredmásodpercben: átlag, 99. percentilis, maximum',
  'arena.pairs': 'Egy a többi ellen: győzelmi arány 95%-os konfidenciaintervallummal, átlagos előny, játszmák',
  'arena.above': '{target} fölött',
  'arena.below': '{target} alatt',
  'arena.open': '{target}: eldöntetlen',

  'error.pairs': 'a --pairs értéke all, next vagy first lehet, nem „{value}”',
  'error.program.json':
    'a bajnokság megszakadt: „{command}” válasza nem „move” mezőt tartalmazó JSON-objektum: {detail}',
  'error.program.move': 'a bajnokság megszakadt: „{command}” szabálytalan lépést adott: {detail}',
  'error.program.ended': 'a bajnokság megszakadt: „{command}” játszma közben leállt, kilépési kód: {detail}',
  'error.program.silent': 'a bajnokság megszakadt: „{command}” nem válaszolt {detail} másodpercen belül',
}
