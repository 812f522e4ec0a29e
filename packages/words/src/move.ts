import type { City, Court, Good, Power, Row, Temple, Trade } from '@amyitis/engine'
import type { Text } from '@amyitis/text'

const goods = (text: Text, words: readonly string[]) => text.list(words.map((good) => text.name('good', good as Good)))

/** A move of the notation by its name, without what it costs and brings. */
export function moveName(text: Text, move: string): string {
  const [kind, ...words] = move.split(' ')
  const [word] = words
  switch (kind) {
    case 'recruit':
      return text.t('move.recruit', { group: word, trade: words[1] as Trade })
    case 'caravan':
      return text.t('move.caravan', { city: word as City })
    case 'field':
      return text.t('move.field', { row: word as Row })
    case 'temple':
      return text.t('move.temple', { temple: word as Temple })
    case 'irrigate':
      return text.t('move.irrigate', { side: word })
    case 'sell':
    case 'discard':
      return text.t(`move.${kind}`, { goods: goods(text, words) })
    case 'pay':
      return text.t('move.pay', { good: word as Good })
    case 'good':
    case 'take':
      return text.t('move.take', { good: word as Good })
    case 'court':
      return text.t('move.court', { court: word as Court })
    case 'plant':
      return text.t('move.plant', { square: word })
    case 'ishtar':
      return text.t(word === 'camel' ? 'move.ishtar.camel' : 'move.ishtar.talent')
    case 'exchange':
      return text.t('move.exchange', { give: word as Good, get: words[1] as Good })
    case 'power':
      return text.t('move.power', { power: word as Power })
    case 'free':
      return text.t('move.free', { trade: word as Trade })
    case 'keep':
    case 'noble':
      return text.t(`move.${kind}`)
    default:
      return text.t('move.pass')
  }
}

/** Some moves in a row. */
export const moveNames = (text: Text, moves: readonly string[]): string =>
  moves.map((move) => moveName(text, move)).join(', ')
