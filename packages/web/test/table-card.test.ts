import { createText } from '@amyitis/i18n'
import type { TableSummary } from '@amyitis/protocol'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextProvider } from '../src/app/text.ts'
import { TableCard } from '../src/online/screens/TableCard.tsx'

const WAITING: TableSummary = {
  id: 'table',
  status: 'open',
  players: [{}, {}],
  palace: false,
  edition: 'standard',
  clock: 'none',
  rated: false,
  changed: 0,
  yours: false,
}

const shown = (table: TableSummary) =>
  renderToStaticMarkup(createElement(TextProvider, { value: createText('en') }, createElement(TableCard, { table })))

it('names the host of a table at which nobody sits yet', () => {
  expect(shown({ ...WAITING, host: { id: 'ada', name: 'Ada', bot: false } })).toContain(
    'hosted by Ada · waiting for players',
  )
  expect(shown(WAITING)).not.toContain('hosted by')
})
