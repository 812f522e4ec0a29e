import type { ARENA as ENGLISH } from '../en/arena.ts'
import type { Translated } from '../message.ts'

export const ARENA: Translated<typeof ENGLISH> = {
  'arena.games':
    '{count, plural, one {# játszma} other {# játszma}}, átlagosan {rounds} forduló; győzelmek ülőhely szerint: {shares}.',
  'arena.time': '{seconds} másodperc gondolkodás.',
  'arena.ratings':
    'Élő-pontszám 95%-os tartománnyal, és egy döntés ideje ezredmásodpercben: átlag, 100-ból 99 legfeljebb, leghosszabb',
  'arena.pairs': 'Egy a többi ellen: győzelmi arány 95%-os tartománnyal, átlagos előny, játszmák',
  'arena.above': '{target} fölött',
  'arena.below': '{target} alatt',
  'arena.open': '{target}: eldöntetlen',

  'error.pairs': '--pairs értéke all, next vagy first, nem „{value}”',
  'error.program.json': 'a bajnokság véget ér: „{command}” válasza nem JSON-objektum lépéssel ("move"): {detail}',
  'error.program.move': 'a bajnokság véget ér: „{command}” szabálytalan lépéssel felelt: {detail}',
  'error.program.ended': 'a bajnokság véget ér: „{command}” játszma közben leállt, kilépési kód {detail}',
  'error.program.silent': 'a bajnokság véget ér: „{command}” nem felelt {detail} másodpercen belül',
}
