import { POWERS, ROWS, recruitCost } from '@amyitis/engine'
import { roman } from '@amyitis/narration'
import { padEnd, wrap } from '../terminal/width.ts'
import { COLUMNS, type View } from '../views/view.ts'

/** R4.1, R5.3 The groups of trade cards, two per line, with the price of the next; cards turned over are omitted. */
export function groupLines({ state, game, text, paint }: View): string[] {
  const groups = state.groups.map((group, i) => {
    const price = recruitCost(game.position, i)
    const names = group.map((card) => {
      const name = text.name('trade', card.trade)
      return card.turned ? paint('-'.repeat(name.length), 'dim') : name
    })
    return `${i + 1}: ${price === group.length ? '- ' : `${price}$`}  ${names.join(' ')}`
  })
  const lines = [paint(text.t('board.groups'), 'bold')]
  for (let i = 0; i < groups.length; i += 2) lines.push(`  ${padEnd(groups[i], 40)}${groups[i + 1] ?? ''}`.trimEnd())
  return lines
}

/** R6.1 The two rows: cubes from the left, then the goods of the fields still free. */
export function fieldLines({ state, game, text, paint }: View): string[] {
  const width = Math.max(...ROWS.map((row) => text.name('row', row).length))
  const rows = ROWS.map((row) => {
    const shown = game.position.box.edition.fields[row].map((good, place) => {
      const name = text.name('good', good)
      const cube = state.fields[row][place]
      return cube === undefined ? name : paint(text.name('letter', cube), cube) + ' '.repeat(name.length - 1)
    })
    return `  ${padEnd(text.name('row', row), width)}  ${shown.join('  ')}`
  })
  return [paint(text.t('board.fields'), 'bold'), ...rows]
}

/** R8.1 How many court cards of each level are left. */
export function courtLines({ state, text, paint }: View): string[] {
  const { reserve } = state
  const kinds = (['banker', 'caravaneer', 'palace'] as const).map((kind) => {
    const levels = reserve[kind].map((count, level) => `${roman(level + 1)}×${count}`).join(' ')
    const goods = reserve.caravaneerGoods.map((good) => text.name('good', good)).join(', ')
    return `${text.name('court', kind)} ${levels}${kind === 'caravaneer' && goods !== '' ? ` (${goods})` : ''}`
  })
  const all = [...kinds, `${text.name('court', 'gardener')} ×${reserve.gardeners}`]
  return [paint(text.t('board.cards'), 'bold'), ...wrap(`  ${all.join(' · ')}`, COLUMNS, 2)]
}

/** R12.3 Who has which power this round. */
export function powerLines({ state, text, names, paint }: View): string[] {
  if (!state.palace) return []
  const powers = POWERS.map((power) => {
    const seat = state.powers[power]
    return text.t('board.power', { power, holder: seat === undefined ? '–' : names[seat] })
  })
  return [paint(text.t('board.powers'), 'bold'), ...wrap(`  ${powers.join(' · ')}`, COLUMNS, 2)]
}
