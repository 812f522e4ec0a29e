import { createText } from '@amyitis/i18n'
import type { TableSummary } from '@amyitis/protocol'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OpenTables } from '../src/online/lobby/OpenTables.tsx'
import { TextProvider } from '../src/text/use-text.ts'

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
  renderToStaticMarkup(
    createElement(
      TextProvider,
      { value: createText('en') },
      createElement(OpenTables, { tables: [table], more: undefined }),
    ),
  )

it('names the host of an empty table', () => {
  const words = shown({ ...WAITING, host: { id: 'ada', name: 'Ada', bot: false } })
  expect(words).toContain('Ada’s table')
  expect(words).toContain('2 seats left')
  expect(shown(WAITING)).toContain('waiting for players')
})

it('links the names of seated players to their pages', () => {
  const words = shown({ ...WAITING, players: [{ player: { id: 'ada', name: 'Ada', bot: false } }, {}] })
  expect(words).toContain('href="#/online/player/ada"')
  expect(words).toContain('1 seat left')
})
